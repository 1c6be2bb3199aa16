/**
 * Whether an account is a business's own: it stands beside its bank and the number of a register, as in the foot of an
 * invoice. What tells of somebody who is paid, as a payslip, a claim or a mandate, has theirs, maybe beside the same words.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { lineEnd, lineStart } from '../lines.ts'
import { isRegistered } from './registered.ts'

const BANK = lateExpression(
  'bank|sparkasse|raiffeisen|ban[ck][ao]|banque|crédit|caixa|caja|cassa|pankki|банк|τράπεζα|銀行|银行|은행|بنك|בנק|ngân hàng',
  'iu',
)
/** What a payslip, a refund, a claim and a mandate are called. */
const PAYS_SOMEBODY = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      pay ?slip|payroll|salar(?:y|ies)|wages|lohn|gehalt|entgelt|bezüge|salaire|bulletin de paie|fiche de paie|nómina|salario|salário|holerite
      |contracheque|recibo de vencimento|busta paga|cedolino|stipendi|retribuzion|loon|salaris|lönebesked|lönespec|løn|palkka|palga|bérjegyz|munkabér
      |bérszámfejt|wynagrodzeni|lista płac|výplat|mzd|plaća|plača|salariu|fluturaș|maaş|bordro|зарплат|заробітн|расч[её]тн\p{L}+ лист|заплат|μισθοδοσ|lương|gaji
      |refund|reimburs|claim|payout|compensation|erstatt|rückerstatt|rückzahl|schaden|auszahl|rembours|sinistre|indemni[sz]|reembols|reintegr|siniestro
      |sinistro|rimbors|risarciment|terugbetal|uitbetal|schade|declaratie|zwrot|szkod|odszkodowani|vrácení|náhrad|škod|återbetal|skadeanmäl|ersättning
      |tilbagebetal|refusjon|refusion|erstatning|korvaus|palaut|visszatérít|kárbejelent|kártérít|rambursar|restituir|despăgub|iade|hasar|tazminat
      |возврат|возмещен|повернен|відшкод|επιστροφ|αποζημ|hoàn tiền|povrat|mandat|lastschrift|direct debit|einzug|incasso|domiciliaci|prélèvement
      |domiciliazion|addebito|inkaso|autogiro
    )
    |給与|返金|工资|薪资|退款|급여|환불|راتب|استرداد|משכורת|החזר
  `,
  'iu',
)
/** Whose an account may be that stands below. */
const OF_SOMEBODY = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      payee|beneficiary|employee|customer|account holder|kontoinhaber(?:in)?|empfänger(?:in)?|mitarbeiter(?:in)?|arbeitnehmer(?:in)?|kunden?|kundin|bénéficiaire
      |titulaire|salariée?|clientes?|clienta?|beneficiari[oau]?l?|titular|empleado|trabajador|intestat\p{L}+|dipendente|begunstigde|klant|werknemer|rekeninghouder
      |odbiorca|pracownik|klienta?|posiadacz|příjemce|zaměstnanec|zákazník|majitel|mottagare|kund|medarbetare|modtager|mottaker|medarbejder|saaja|asiakas
      |kedvezményezett|munkavállaló|ügyfél|számlatulajdonos|angajat|alıcı|müşteri|çalışan|hesap sahibi|получатель|клиента?|сотрудник|работник|одержувач
      |отримувач|клієнта?|працівник|δικαιούχος|πελάτης|εργαζόμενος
    )(?!\p{L})
    |受取人|收款人|客户|员工|예금주|수취인|المستفيد|عميل|موظف|מוטב|לקוח|עובד
  `,
  'iu',
)
/** UTF-16 units above the lines of an account in which a heading says whose it is. */
const HEADING = 200

/** Whether a text tells what somebody is paid or pays by: an account in it may be theirs. */
export function paysSomebody(text: string): boolean {
  return PAYS_SOMEBODY().test(text)
}

/**
 * Whether an account stands in the line of its bank, and the number of a register in that line or beside it, below no word
 * for somebody who is paid.
 * @param block the lines that stand together with the account
 */
export function isBesideBankAndRegister(text: string, account: Range, block: Range): boolean {
  const [start, end] = [lineStart(text, account.start), lineEnd(text, account.end)]
  if (!BANK().test(text.slice(start, end))) return false
  const [above, below] = [lineStart(text, start - 1), lineEnd(text, end + 1)]
  const lines = text.slice(Math.max(above, block.start), Math.min(below, block.end)).split('\n')
  if (!lines.some(isRegistered)) return false
  return !OF_SOMEBODY().test(text.slice(Math.max(0, block.start - HEADING), end))
}
