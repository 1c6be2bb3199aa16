/**
 * Whether what a program is told behind its name goes against whoever runs it: something stays unsaid, nobody is asked, a check is passed,
 * a mark is given, or what others gave is handed on. How a program is to answer is none of it.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Validator } from '../validator.ts'

/** UTF-16 units behind the call in which it stands. */
const REACH = 420

/** By language: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Czech, Russian, Ukrainian, Swedish, Danish, Finnish, Turkish, Hungarian, Romanian, Vietnamese, Indonesian. */
const ACTS = [
  oneLine`
    (?:do not|don['’]t|never|without) (?:mention|tell|flag|report|rais|ask|list|show|inform|disclos|say)\p{L}*|no need to (?:ask|confirm|mention|raise)|approve (?:it|this|the|all)|without (?:approval|confirmation|asking|review)
    |(?:highest|maximum|full|top) (?:score|mark|rating)|mark (?:it|this|all) as (?:resolved|approved|paid|passed)|other (?:customers|users|clients)['’]?|skip (?:the|this|all) (?:check|review|step)s?
  `,
  oneLine`
    (?:nicht|nichts|kein\p{L}*) (?:erwähn|nenn|meld|sag|frag|anmerk|auflist)\p{L}*|ohne (?:rückfrage|freigabe|nachfrage|prüfung)|(?:höchst|best|maximal)\p{L}* (?:note|bewertung|punktzahl)|gesamtnote|genehmig\p{L}*|als (?:erledigt|bezahlt|gelöst)
    |(?:niet|niets) (?:vermeld|meld|noem|vraag|zeg)\p{L}*|zonder (?:overleg|goedkeuring|vragen)|(?:hoogste|maximale) (?:score|cijfer)|keur \p{L}+ [^.\n]{0,20}goed|andere klanten
  `,
  oneLine`
    ne (?:pas )?(?:mentionn|signal|demand|indiqu|inform|cit)\p{L}*(?: pas)?|sans (?:demander|validation|confirmation|accord)|note maximale|(?:meilleure|plus haute) note|approuve[rz]?|autres clients
    |(?:no|sin) (?:mencion|avis|pregunt|inform|señal|coment|pedir|consult)\p{L}*|no hace falta preguntar|(?:nota|puntuación) máxima|aprueb\p{L}+|otros clientes
    |(?:non|senza) (?:menzion|segnal|chieder|inform|indicar|avvis)\p{L}*|(?:voto|punteggio) massimo|approv\p{L}+|altri clienti
    |(?:não|sem) (?:mencion|avis|pergunt|inform|sinaliz|coment|pedir|consult)\p{L}*|nota máxima|aprov[ea]\p{L}*|outros clientes
  `,
  oneLine`
    (?:nie|bez) (?:wspomin|informuj|pytaj|zgłaszaj|zgody|pytania|potwierdzenia)\p{L}*|(?:najwyższ|maksymaln)\p{L}+ (?:ocen|not|punkt)\p{L}*|innych klientów|jako (?:rozwiązan|opłacon|zatwierdzon)\p{L}+|zatwierdź
    |(?:ne|bez) ?(?:zmiňuj|oznamuj|ptej|potvrzení|souhlasu|dotazu)\p{L}*|jiných zákazníků|(?:jako|za) (?:vyřešen|schválen|zaplacen)\p{L}+|přepiš|uživateli pouze|nejvyšší (?:hodnocení|známk\p{L}+)
    |не (?:упоминай|сообщай|пиши|спрашивай|говори|показывай)\p{L}*|без (?:подтверждения|согласования|запроса)|(?:максимальн|высш)\p{L}+ (?:оценк|балл)\p{L}*|других клиентов|на первое место
    |не (?:згадуй|повідомляй|питай|кажи|показуй|запитуй)\p{L}*|без (?:підтвердження|погодження)|підтвердження не запит\p{L}+|(?:найвищ|максимальн)\p{L}+ (?:оцінк|бал)\p{L}*|інших клієнтів
  `,
  oneLine`
    inte (?:nämna|flagga|fråga|rapportera|visa|ta med|tala om)|utan (?:godkännande|att fråga)|uppfyller samtliga|högsta (?:betyg|poäng)|andra kunders?|höja (?:det|beloppet)|ikke (?:nævne|nevne|spørge|spørre|rapportere)|uden (?:godkendelse|at spørge)|højeste (?:karakter|score)
    |älä (?:mainitse|kysy|kerro|ilmoita)|ilman (?:vahvistusta|lupaa)|muiden asiakkaiden|(?:bildirme|söyleme|sorma|bahsetme|belirtme)\p{L}*|onay (?:almadan|istemeden)|sormadan|onaylanmış say|adımını atla|en yüksek puan
    |ne (?:említs|kérdez|szólj|jelezd)\p{L}*|jóváhagyás nélkül|kérdés nélkül|legmagasabb (?:pont|értékel)\p{L}*|nu (?:menționa|întreba|raporta|spune)\p{L}*|fără (?:aprobare|confirmare|a întreba)|punctaj(?:ul)? maxim
    |không (?:cần|được nhắc|đề cập|báo|hỏi)|bỏ qua (?:dòng|bước|mục)|duyệt (?:thanh toán )?ngay|ghi nhận tất cả|tanpa (?:konfirmasi|persetujuan|bertanya)|jangan (?:sebutkan|beri tahu|tanya)
  `,
].join('|')
const UNPARTED = oneLine`
  不要(?:提|告诉|询问|报告|列出|显示)|不得提|无需(?:确认|询问|审批)|直接(?:批准|通过|退款|付款)|最高分|满分|其他客户|(?:言及|報告|記載|表示|質問|確認)(?:し|せ)(?:ない|ず|ません)|含めないこと|最高(?:評価|点)|承認なし|他の(?:顧客|お客様|利用者)
  |(?:언급|보고|표시|확인)하지 ?(?:마|말)|넘기지 ?(?:마|말)|승인 ?없이|확인 ?없이|다른 고객|최고 ?점|바로 (?:발급|환불|승인)|لا (?:تذكر|تخبر|تسأل|تبلغ|تشر)|دون (?:الرجوع|موافقة|إذن|سؤال)|وافق على|عملاء آخرين|أعلى (?:درجة|تقييم)|به کاربر نگو
  |(?:मत|न) (?:बताना|बताओ|पूछ|लिख|दिखा)|हटा दो|शिकायत हटा|बिना (?:पूछे|अनुमति)|सबसे (?:ऊँचा|अधिक) अंक|संतोषजनक लिख
`
const AGAINST = new RegExp(`(?<!\\p{L})(?:${ACTS})(?!\\p{L})|${UNPARTED}`, 'u')

/** What follows goes against whoever runs the program that is called. */
export const againstOwner: Validator = (_, { text, end }) =>
  AGAINST.test(text.slice(end, end + REACH))
