/** Who writes in messages that phish, and to whom: an office or a well-known firm, to anybody. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { words } from './words.ts'

/** In whose name it is written. */
export const SPEAKS_FOR = words(
  [
    oneLine`
      (?:
        account|security|support|billing|customer (?:service|care)|help ?desk|it|web ?mail|mail
        |admin(?:istrat(?:or|ion))?|fraud|technical|service|system|review|payments?|online
      ) (?:team|department|dept|centre?r?|desk|services?|support|administrator|admin)
      |help ?desk|webmail|all rights reserved|bank(?:ing)?|paypal|ebay|microsoft|office ?365|outlook
      |apple|amazon|netflix|dhl|fedex|ups|usps|facebook|google|docusign|chase|wells fargo|hsbc|hmrc
      |irs|american express|mastercard|visa
    `,
    oneLine`
      kundenservice|kundendienst|kundenbetreuung|sparkasse|volksbank|postbank|sicherheitsabteilung
      |it-abteilung|ihr \p{L}+[- ]team
    `,
    'service (?:client|sécurité|technique|fraude)|banque|la poste|assurance maladie|crédit|impôts|l.équipe',
    oneLine`
      (?:servicio|departamento) (?:de|técnico|al)|banco|correos|agencia tributaria|soporte
      |atención al cliente
    `,
    oneLine`
      central de (?:atendimento|relacionamento)|receita federal|correios|caixa|ministério|detran
      |serasa|bradesco|itaú|santander|nota fiscal|sefaz
      |(?:equipe|suporte|departamento|setor|serviço) (?:d[eao]|técnico|financeiro)
    `,
    oneLine`
      servizio clienti|amministratore|banca|poste italiane|assistenza|agenzia delle entrate|unicredit
      |il team
    `,
    'klantenservice|belastingdienst|postnl|rabobank|abn amro|ing|mijnoverheid|digid|afdeling \\p{L}+',
    'banku|urząd skarbowy|dział \\p{L}+|obsługa klienta|inpost|poczta',
    'banka\\p{L}*|müşteri hizmetleri|e-devlet|ptt|vergi dairesi',
    'banken|skatteverket|postnord|kundtjänst|bankid',
    'банк\\p{L}*|служба \\p{L}+|техподдержк\\p{L}+|госуслуг\\p{L}+|почта',
  ],
  '銀行|カスタマー|サポート|国税庁|運輸|カード会社|银行|客服|税务|人力资源部|快递',
)

/** To whom it may concern. */
export const GREETS_ANYBODY = words(
  [
    oneLine`
      dear (?:\w{1,20} )?(?:
        customers?|clients?|users?|members?|subscribers?|owner|holder|friend|beneficiary|winner|sir
        |madam|student|staff|employee|e-?mail|webmail|account|cardholder|taxpayer|colleagues?
      )
      |attention|attn|hello (?:dear|customer|user)|good day|dearest|compliments|greetings
    `,
    oneLine`
      sehr geehrte[rs]? (?:kunde|kundin|nutzer|mitglied|damen und herren)|lieber? (?:kunde|nutzer)
      |sehr geehrte[rs]? (?:\p{L}+inhaber|steuerpflichtige)\p{L}*
    `,
    oneLine`
      ch(?:er|ère)s? (?:client|cliente|utilisateur|utilisatrice|membre|abonné|adhérent)e?s?
      |madame, monsieur
    `,
    'estimad[oa]s? (?:cliente|usuari[oa]|miembro|contribuyente)s?',
    oneLine`
      (?:prezad|car)[oa](?:\(a\))?s? (?:
        cliente|usuári[oa]|contribuinte|utilizador|senhora?|associad[oa]|correntista|cidadão
      )s?
      |olá,? cliente
    `,
    '(?:gentile|car[oa]|egregio) (?:cliente|utente|titolare)',
    '(?:beste|geachte) (?:klant|gebruiker|relatie|lezer|rekeninghouder|cliënt|heer|mevrouw)',
    'szanown\\p{L} (?:klien|użytkowni|pan)\\p{L}*|drogi (?:kliencie|użytkowniku)',
    'sayın (?:müşteri|kullanıcı|üye)\\p{L}*',
    '(?:bästa|kära) kund|уважаем\\p{L}+ (?:клиент|пользовател)\\p{L}*',
  ],
  'お客様|会員様|ご利用者|尊敬的(?:用户|客户)|亲爱的',
)
