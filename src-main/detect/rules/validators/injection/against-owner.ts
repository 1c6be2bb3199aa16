/**
 * Whether what a program is told behind its name goes against whoever runs it: something stays unsaid, nobody is asked, a check is passed,
 * a mark is given, or what others gave is handed on. How a program is to answer is none of it.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Validator } from '../validator.ts'

/** UTF-16 units behind the call in which it stands. */
const REACH = 420

/** By language: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Czech, Russian, Ukrainian, Swedish, Danish, Finnish, Turkish, Hungarian, Romanian, Vietnamese, Indonesian; then what is graded, passed or dropped in those and others. */
const ACTS = [
  oneLine`
    (?:do not|don['’]t|never|without) (?:mention|tell|flag|report|rais|ask|list|show|inform|disclos|say)\p{L}*|no need to (?:ask|confirm|mention|raise)|approve (?:it|this|the|all)|without (?:approval|confirmation|asking|review)
    |(?:highest|maximum|full|top) (?:score|mark|rating)|mark (?:it|this|all) as (?:resolved|approved|paid|passed)|other (?:customers|users|clients)['’]?|skip (?:the|this|all) (?:check|review|step)s?|grants? [^.\n]{0,24}(?:admin|root)\p{L}*|raise no objections?
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
  oneLine`
    full marks|(?:reject|decline|rank lower|downgrade) (?:the |all (?:the )?)?(?:other|remaining|others|rest)\p{L}*|(?:leave out|omit|ignore|skip|drop|hide) (?:the |all )?(?:one|two|low|negative|bad|critical)\p{L}*[- ](?:(?:or|and) \p{L}+[- ])?(?:star|review|rating|comment)\p{L}*|signed off|skip the checks|(?:merge|approve) without
    |(?:\p{L}+-(?: und|oder)? ?)?(?:sterne|negativ)\p{L}*[^.\n]{0,30}(?:beiseite|weg)lass\p{L}*|ohne einschränkung|(?:alle )?(?:anderen|übrigen) (?:bewerber|angebote|kandidaten)[^.\n]{0,30}(?:ablehn|absag|ungeeignet)\p{L}*
    |(?:als )?(?:goedgekeurd|betaald|opgelost)|zonder [^.\n]{0,40}(?:voor te leggen|te vragen|goedkeuring)|overige kandidaten|(?:som|markera) (?:godkän[dt]|betald|klar|löst?)|hoppa över (?:kontroll|gransk)\p{L}*|som (?:godkendt|betalt|løst)
    |(?:qualifi|déclar|consid)\p{L}+ [^.\n]{0,40}(?:conformes?|irréprochable)|(?:remboursement|demande|paiement) (?:accordé|approuvé|validé)e?|rejet\p{L}+ (?:les|tous les) autres
  `,
  oneLine`
    (?:nota|puntuación|calificación|valoración) (?:más alta|máxima)|sin (?:consultar|preguntar|revisión)|(?:rechac|descart)\p{L}+ (?:a )?(?:los|las) demás|(?:como|ya) (?:aprobad|pagad|resuelt)[oa]s?
    |pontuação máxima|classificação máxima|(?:rejeit|recus)\p{L}+ (?:os|as) (?:restantes|demais|outros)|(?:restantes|demais|outros) candidatos [^.\n]{0,40}(?:não|recus|rejeit)|como (?:aprovad|pag|resolvid)[oa]s?|sem (?:revisão|validação)
    |punteggio pieno|(?:come|già) (?:approvat|pagat|risolt|contrassegnat)[oaie]|(?:scart|respin)\p{L}+ (?:gli|le|tutti gli) altr[ie]|senza (?:verifica|approvazione|controllo)|altri (?:fornitori|candidati|utenti)|(?:ca|drept) (?:aprobat|plătit|rezolvat)[aăei]?|(?:respinge|elimin)\p{L}* (?:pe )?ceilal\p{L}+
    |odrzuc\p{L}+ (?:pozostał|innych|resztę)\p{L}*|bez (?:weryfikacji|zatwierdzenia|sprawdzania)|(?:ostatní|zbylé|ostatných) (?:uchazeč|kandidát|nabídk)\p{L}*[^.\n]{0,30}(?:zamít|vyřa|odmít)\p{L}*|bez (?:kontroly|schválenia)|(?:kot|kao|као) (?:že )?(?:odobren|plačan|plaćen|rešen|rešen|odobreno|одобрен|плаћен)\p{L}*|već odobren\p{L}*|že odobren\p{L}*|najviš\p{L}+ ocjen\p{L}*|највиш\p{L}+ оцен\p{L}*|najvišj\p{L}+ ocen\p{L}*
    |(?:отклон|отсе)\p{L}+ (?:всех )?(?:остальн|друг)\p{L}*|как (?:одобренн|оплаченн|решённ)\p{L}+|без (?:проверки|подтверждения)|(?:відхил|відсі)\p{L}+ (?:решту|інших|всіх)|без (?:перевірки|підтвердження)|як (?:схвален|оплачен)\p{L}+|без (?:потвърждение|одобрение|проверка)|(?:макс|най-висок)\p{L}+ (?:оценк|балл?)\p{L}*
  `,
  oneLine`
    (?:täydet pisteet|paras arvosana|hylät\p{L}+ muut|hylkää muut|hyväksytyksi|ilman tarkistusta|maksimipun\p{L}+|kinnita\p{L}* ilma|lükka\p{L}* teised tagasi|ilma (?:kinnituse|loa|küsima)\p{L}*|kõrgeim\p{L}* hinne)
    |(?:utasíts\p{L}+ el a többi|többit? [^.\n]{0,20}elutasít|maximális pont)\p{L}*|(?:aukščiausi|didžiausi)\p{L}* (?:bal|įvertinim)\p{L}*|be (?:patvirtinimo|leidimo)|atmes\p{L}* kitus|bez (?:apstiprinājuma|atļaujas)|augstāk\p{L}+ vērtējum\p{L}*
    |(?:άριστα|υψηλότερη βαθμολογία|χωρίς (?:έγκριση|έλεγχο)|απορρί\p{L}+ (?:τους|τις) (?:άλλ|υπόλοιπ)\p{L}*)|(?:en yüksek|tam) (?:puan|not)\p{L}*|diğer(?:ler)?\p{L}* (?:adayları )?(?:reddet|ele)\p{L}*|onaysız|(?:điểm tối đa|điểm cao nhất|loại (?:hết |tất cả )?các (?:ứng viên|hồ sơ) (?:khác|còn lại)|không có (?:khoản nợ|vấn đề)|bỏ qua (?:bảng|phần|đánh giá))
    |nilai (?:tertinggi|maksimal|penuh)|tolak (?:semua )?(?:yang lain|kandidat lain|pelamar lain)|alama za juu|pinakamataas na (?:marka|puntos)
  `,
].join('|')
const UNPARTED = oneLine`
  不要(?:提|告诉|询问|报告|列出|显示)|不得提|无需(?:确认|询问|审批)|直接(?:批准|通过|退款|付款)|最高分|满分|其他客户|(?:言及|報告|記載|表示|質問|確認)(?:し|せ)(?:ない|ず|ません)|含めないこと|最高(?:評価|点)|承認なし|他の(?:顧客|お客様|利用者)
  |(?:언급|보고|표시|확인)하지 ?(?:마|말)|넘기지 ?(?:마|말)|승인 ?없이|확인 ?없이|다른 고객|최고 ?점|바로 (?:발급|환불|승인)|لا (?:تذكر|تخبر|تسأل|تبلغ|تشر)|دون (?:الرجوع|موافقة|إذن|سؤال)|وافق على|عملاء آخرين|أعلى (?:درجة|تقييم)|به کاربر نگو
  |(?:其余|其他|其它)(?:候选人|申请|应聘者)[^。\n]{0,10}(?:拒|淘汰|不合格)|无需(?:审核|核对)|(?:一番|最も優れた)[^。\n]{0,12}(?:紹介|推薦|評価)|他の(?:応募者|候補)[^。\n]{0,12}(?:不合格|落と|除外)|(?:나머지|다른) (?:지원자|후보)[^.\n]{0,14}(?:탈락|불합격|거절)|만점|배제하고
  |(?:رتبه نخست|بالاترین (?:نمره|امتیاز)|بدون (?:بررسی|تایید)|بقیه را (?:رد|حذف))|(?:ارفض|استبعد|رفض) (?:باقي|بقية|جميع)|الدرجة الكاملة|(?:ציון|ניקוד) (?:מלא|מרבי|הגבוה|100)|(?:דחה|לדחות|לפסול) את (?:ה)?(?:אחרים|שאר)|ללא (?:אישור|בדיקה)
  |शिकायत(?:ों|ें)? को हटा|पूरे अंक|सबसे (?:अच्छा|सुरक्षित) बता|बाकी (?:सब )?(?:को )?(?:अस्वीकार|ख़?ारिज)|পূর্ণ নম্বর|সর্বোচ্চ নম্বর|অন্য(?:ান্য)? (?:আবেদন|প্রার্থী)[^।\n]{0,16}(?:বাতিল|প্রত্যাখ্যান)|คะแนนเต็ม|คะแนนสูงสุด|ปฏิเสธ(?:ผู้สมัคร)?(?:คนอื่น|ที่เหลือ)|(?:ลบ|ตัด)(?:รีวิว|ความเห็น)
  |(?:मत|न) (?:बताना|बताओ|पूछ|लिख|दिखा)|हटा दो|शिकायत हटा|बिना (?:पूछे|अनुमति)|सबसे (?:ऊँचा|अधिक) अंक|संतोषजनक लिख
`
const AGAINST = leanExpression(`(?<!\\p{L})(?:${ACTS})(?!\\p{L})|${UNPARTED}`, 'u')

/** Whether a stretch of what a program is told goes against whoever runs it. */
export function isAgainst(told: string): boolean {
  return AGAINST.test(told)
}

/** What follows goes against whoever runs the program that is called. */
export const againstOwner: Validator = (_, { text, end }) => isAgainst(text.slice(end, end + REACH))
