/**
 * The numbers that a register of firms or of clubs, or an office of taxes, gives a business, behind what they are called: a
 * letterhead, an invoice and an imprint have to print them (Directive (EU) 2017/1132, article 26; 2000/31/EC, article 5).
 * Numbers that every taxpayer has are left out: a NIF or an ИНН is a firm's by its form alone.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** Abbreviations, as they are written; other words are called so in small letters. */
const ABBREVIATED = lateExpression(
  oneLine`
    (?<![\p{L}\p{N}])(?:
      HR[AB][ .:]{0,3}\d{2}|VR[ .:]{0,3}\d{3}|FN[ :]{0,2}\d{5,6} ?[a-z](?!\p{L})
      |(?:USt|UST|MwSt)\.?[- ]?Id(?:ent)?[^\p{N}\n]{0,16}(?:[A-Z]{2} ?)?\d
      |UID[^\p{N}\n]{0,8}(?:CHE|ATU)[ -]?\d|CHE-\d{3}\.\d{3}|ATU\d{8}
      |(?:VAT|ABN|ACN|GSTIN)[^\p{N}\n]{0,20}\d{2}
      |SIRE[NT][^\p{N}\n]{0,8}\d{3}|R\.?C\.?S\.? [^\p{N}\n]{2,24}\d{3}|(?:APE|NAF)[ :]{1,3}\d{3,4}[A-Z]
      |TVA[^\p{N}\n]{0,16}(?:FR|BE|LU|CHE|RO)[ -]?\d
      |C\.? ?F\.?[ :]{1,3}\d{11}(?!\d)|(?:P\.? ?I\.?V\.?A\.?|Partita IVA)[^\p{N}\n]{0,12}\d{5}|REA[ :-]{1,3}[A-Z]{2}[ -]{0,3}\d
      |[CN]\.?I\.?F\.?[ :]{1,3}(?:ES-?)?[ABCFGHJUV]-?\d{8}|CNPJ[ :]{1,3}\d{2}|NIPC[ :]{1,3}\d|NIF[ :]{1,3}5\d{2} ?\d{3} ?\d{3}
      |K\.?[Vv]\.?K\.?[^\p{N}\n]{0,20}\d{5}|BTW[^\p{N}\n]{0,8}(?:NL|BE)[ .]?\d|RSIN[ :]{1,3}\d
      |NIP[ :]{1,3}\d{3}|REGON[ :]{1,3}\d|KRS[ :]{1,3}\d
      |IČ[O]?[ :]{1,3}\d{5}|DIČ[ :]{1,3}(?:CZ|SK)?\d{5}|IČ DPH
      |CVR[^\p{N}\n]{0,6}\d{2}|CUI[ :]{1,3}(?:RO ?)?\d{3}|CIF[ :]{1,3}RO ?\d|J\d{2}\/\d{1,5}\/\d{4}
      |ЕИК|БУЛСТАТ|ПИБ[ :]|PIB[ :]{1,3}\d|MBS[ :]{1,3}\d|Γ\.?Ε\.?ΜΗ\.?
      |ИНН[ :]{1,3}\d{10}(?!\d)|КПП[ :]{1,3}\d|ОГРН(?:ИП)?[ :]{1,3}\d|ОКПО[ :]{1,3}\d|[ЄЕ]ДРПОУ
      |MST[ :]{1,3}\d{10}|KMKR|ICP备|ח\.?[פץ]\.?[ :]{1,3}\d
    )
  `,
  'u',
)
const IN_WORDS = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      (?:amtsgericht|registergericht|handelsregister|vereinsregister|firmenbuch)[^\p{N}\n]{1,40}\d
      |(?:registered )?(?:company|charity) (?:no|number|reg)[^\p{N}\n]{0,20}\d|registered in (?:england|scotland|wales|ireland)
      |tva intracommunautaire|(?:au )?capital(?:e)? (?:social[ei]?|de \d)
      |registro (?:mercantil|imprese)|reg\. mercantil|inscrição estadual|conservatória do registo
      |ondernemingsnummer|zapsan[áaýé] v (?:or|obchod\p{L}*)|vedené[ham]{0,2} u (?:krajsk|městsk)
      |org(?:anisations?)?[.-]? ?n(?:r|o|umm?er)[ .:]{0,3}\d|moms(?:reg)?[.-]? ?n(?:r|ummer)|f-skatt
      |y-tunnus|adószám[ :]{1,3}\d|cégjegyzékszám|nr\.? reg\.? com
      |vergi (?:dairesi|no)|mersis|ticaret sicil|mã số (?:thuế|doanh nghiệp)
      |registrikood|įmonės kodas|pvm (?:mokėtojo )?kodas|reģ\. ?nr|matična številka|rejestrowy
    )
    |法人番号|登録番号[^\p{N}\n]{0,3}T?\d|统一社会信用代码|統一編號|사업자\s?등록\s?번호|통신판매업|السجل التجاري|سجل تجاري|الرقم الضريبي|רשם החברות
  `,
  'iu',
)

/** Whether a line holds the number of a business in a register. */
export function isRegistered(line: string): boolean {
  return ABBREVIATED().test(line) || IN_WORDS().test(line)
}
