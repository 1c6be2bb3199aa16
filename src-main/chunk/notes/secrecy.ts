/**
 * What keeps something from those whom it concerns: an order that is not to be told of, or that is called routine so that
 * nobody asks. By the words of some forty languages.
 */

import { leanExpression } from '../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { withoutGuards } from './guarded-secrets.ts'

const SECRET = leanExpression(
  oneLine`
    \b(?:do not|don['’]t|never|(?<!\b(?:never|not|n['’]t)\b[^.!?;,\n]{0,80})without|not to|need not|needn['’]t|nor) (?:\p{L}+ ){0,2}?(?:
      tell|mention|inform|notify|reveal|disclos|log|report|discuss|cite|citing|quot|show
      |say|list|record|appear|bring|refer|doing so
      |ask(?!
        \p{L}*(?: the)? \p{L}+ for (?!(?:(?:an?|any|the|their) )?(?:approv|confirm|consent|leave|permi))
      )
    )\p{L}*
    |\b(?:
      does(?: not|n['’]t)|need not|needn['’]t
      |(?:does(?: not|n['’]t)|do(?: not|n['’]t)) (?:have|need) to
    ) (?:hear|know|see|appear|show up|be told)\b
    |\bno need (?:to|for the \p{L}+ to) (?:tell|mention|inform|notify|ask|say|show|know|hear|bring (?:it|this|that|them|\p{L}+ \p{L}+) up|raise)\b
    |\b(?:instead of|rather than) (?:asking|informing|mentioning|telling)\b
    |\bneeds? no mention\b|\b(?:not to|(?:need|must) not|(?:not|n['’]t) have to) be (?:
      told|mentioned|discussed|shown|asked|informed|bothered|brought up
    )\b
    |\b(?:must|should|will|may|can|need) not (?:notice|find out|learn of|hear of)\b
    |\bkeep (?:quiet|silent|it quiet|(?:it|this|that|these|them|\p{L}+ \p{L}+) (?:from|to yourself))\b
    |\bhid(?:e|ing|den) (?:it|them|(?:this|that|the|these) \p{L}+)? ?from\b|\bnever let on\b
    |\bbehind (?:the \p{L}+['’]s?|his|her|their) backs?\b
    |\b(?:
      secretly|(?<!\bfail(?:s|ed|ing)? )silently|quietly|unnoticed
      |(?:leave|left?) (?:it|them|(?:this|that|these)(?: \p{L}+)?) out|no trace
      |left out of (?:the|your|any|its) (?:reply|answer|summary|report|response|output)
    )\b
    |(?<!\p{L})(?:
      erwähne?\p{L}*|verrat\p{L}*|sage?|zeige?|protokolliere?
    )(?!\p{L})[^.!?\n]{0,40}(?:nicht|nie|kein)
    |(?:nicht|nichts|ohne)[^.!?\n]{0,30}(?:
      erwähn|angezeigt|bestätig|mitgeteilt|zu wissen|wissen[.!]|erfahren[.!]
    )
    |(?<!\p{L})(?:ne(?!\p{L})|n['’])[^.!?\n]{0,12}(?:
      mentionne|dis|indique|signale|affiche|explique|cite
    )
    |(?<!\p{L})(?:no|sin|não|sem|non|senza|nie|bez|не|без)(?!\p{L})[^.!?\n]{0,14}(?:
      mencion|menzion|digas|diga|dire(?![cçtz])|avis(?!os?(?!\p{L}))|inform(?!a[cçltz]|e[dr])|mów
      |wspomin|говор|упомин|refir|explic(?!it)|coment(?![aá]ri)
    )
    |pas (?:besoin de )?(?:le )?savoir|n['’]\p{L}{1,4} pas (?:besoin )?(?:à |d['’])(?:en )?être (?:averti|informé|prévenu|notifié)
    |no (?:hace falta que|necesita|tiene que)[^.!?\n]{0,24}(?:sepa|saber)
    |sin (?:decír|contár)se|non (?:deve|serve che|occorre che)[^.!?\n]{0,20}(?:saper|sappia)
    |niet[^.!?\n]{0,16}(?:vermeld|noem)|(?:vermeld|noem)[^.!?\n]{0,24}niet|söyleme|bahsetme
    |bildirme|触れ(?:ない|ず)|知らせ(?:ない|ず)|言わない|不要(?:告诉|提及|说明)|말하지|알리지|لا تذكر|لا تخبر|मत बता
    |(?<!\p{L})(?:
    (?:non|nemmeno) (?:occorre|serve|è necessario|c['’]è bisogno di) (?:far|parl|dir|comunic|coinvolg|avvis|inform|menzion|chied)\p{L}*|(?:sans|ni) (?:relever|citer|signaler|mentionner|évoquer|prévenir|en parler|afficher)
    |(?:no|sin|não|sem) (?:citar|comentar|avisar|dizer|referir|revelar|contar|notificar)(?!\p{L})|omit(?:ir|a|e) (?:la|el|las|los|o|a|os|as) [^.!?\n]{0,30}(?:resum|informe|resposta|respuesta)|(?:hoeft?|niet) [^.!?\n]{0,30}(?:ter sprake|vermeld|gemeld|verteld)\p{L}*
    |(?:behöver|ska|bör|skal|bør|må|får) (?:det |dette |detta )?(?:inte|ikke) (?:stå|nämnas|nævnes|nevnes|omtales|visas|vises|framgå|fremgå|nämna|nævne|nevne|berätta|fortælle|fortelle)|(?:undlader|undgå|lar være|undvik) (?:at|å|att) (?:nævne|nevne|nämna|fortælle|fortelle)|utan att (?:nämna|berätta|visa|fråga)|uden at (?:nævne|fortælle|spørge)|uten å (?:nevne|fortelle|spørre)
    |(?:ei|eikä|älä|äläkä|älköön) (?:\p{L}+ ){0,2}?(?:mainit|kerto|kerro|ilmoit|kysy|näyt|tarvitse mainit)\p{L}*|(?:kertomatta|mainitsematta|kysymättä)(?!\p{L})|(?:ei|ära|ärgu) (?:\p{L}+ ){0,2}?(?:maini|räägi|teata|küsi|ütle)\p{L}*|(?:mainimata|teatamata|küsimata|rääkimata)(?!\p{L})
    |(?:ne|nav|nevajag|bez) ?(?:reikia |reik |vajag )?(?:pranešti|praneš|minėti|minėk|sakyti|pasakoti|klausti|klaus|piemin|ziņo|stāst|jautā)\p{L}*|nereikia (?:\p{L}+ ){0,3}?(?:pranešti|minėti|sakyti)|(?:pranešti|minėti|sakyti) (?:apie tai )?nereikia|nepranešdam\p{L}*
    |(?:ne|nem|anélkül)[^.!?\n]{0,16}(?:említ|szól|árul|jelez|jelzi|kérdez|értesít)\p{L}*|mielőtt [^.!?\n]{0,40}(?:megkérdez|észrevesz|jóváhagy)\p{L}*|kérdés nélkül|jóváhagyás nélkül
    |(?:ne|bez|aby|ani|nie|nikomu|není třeba|netřeba) ?(?:zmiňo|zmíni|oznamo|oznámi|sděl|ptej|ptá|upozor|spomen|spomín|hovor|říkat|pýta)\p{L}*
    |(?:ne|bez|ni potrebno|nije potrebno|ni treba|ne treba) ?(?:pominj|spominj|omenj|pomen|omen|spomen|obavešt|obavijest|obvešč|javlja|pitaj|vpraš)\p{L}*|(?:не|без) (?:помињ|спомињ|спомен|обавешт|питај|споменав|казв|уведомя|пита)\p{L}*|не е нужно да [^.!?\n]{0,30}(?:спомен|каз)\p{L}*
    |(?:не нужно|незачем|не следует|необязательно|не надо|не треба|немає потреби|не варто|не обов['’]язково)[^.!?\n]{0,30}(?:писат|показ|говор|упомин|сообщ|знать|знати|писати|каза|згад|повідом)\p{L}*|(?:писать|показывать|говорить|упоминать|сообщать|казати|показувати|згадувати|повідомляти)[^.!?\n]{0,30}(?:не нужно|незачем|не надо|не треба|необязательно)|не (?:згаду|повідомля|показу)\p{L}*
    |(?:χωρίς|δίχως) (?:να )?(?:\p{L}{1,4} )?(?:αναφ|ενημερ|ρωτ|πε|γνωρ)\p{L}*|(?:μη|μην|δεν (?:χρειάζεται|πρέπει))[^.!?\n]{0,16}(?:αναφ|ενημερ|πει|πείτε|ρωτ)\p{L}*
    |(?:nu|fără a|fără să) (?:\p{L}{1,4} ){0,3}?(?:menționa|menționez|pomen|spun|inform|anunț|întreb|notific)\p{L}*
    |(?:söz|haber) (?:etme|verme)\p{L}*|bahsetme\p{L}*|belirtme\p{L}*|haberi olmadan|sormadan|sezdirmeden|(?:không|đừng|chớ) (?:\p{L}+ ){0,2}?(?:nhắc|đề cập|báo|nói|hỏi|cho (?:người dùng|họ) biết|hiển thị)
    |(?:jangan|tidak (?:perlu|usah)|tak (?:perlu|usah)|tanpa) (?:\p{L}+ ){0,2}?(?:sebut|beri ?tahu|disebut|diberi|menyebut|memberi ?tahu|ditanya|tanya|bertanya|cerita|menampil|ditampil)\p{L}*|bila kumwambia|usimwambie|usitaje|bila kutaja|huwag (?:\p{L}+ ){0,2}?(?:banggit|sabih|ipaalam|tanung)\p{L}*|nang hindi (?:sinasabi|nagtatanong|ipinapaalam)
    )
    |不必(?:告诉|告訴|显示|顯示|提及|说明|询问)|无需(?:告诉|告知|显示|提及)|不用(?:告诉|告知|提)|不要(?:显示|展示|出现|提)|(?:触れ|言及し|知らせ|説明し|表示し|伝え|含め)(?:ない|ず|ません)|(?:언급|말|공개|표시|보고|안내)하지 ?(?:않|마|말)|(?:알리|묻)지 ?(?:않|마|말)|말씀드리지 ?(?:않|마|말)
    |(?:دون|بدون|من غير) (?:أن )?(?:[أتين]?(?:ذكر|خبر|بلغ|علم|سأل|شعر)|إخبار|إبلاغ|إعلام|إشعار|سؤال|علم)|(?:لا|ألا|وألا) (?:ت|ي)(?:ذكر|خبر|شير|بلغ|سأل)|بدون (?:اطلاع|پرسش|اشاره)|(?:اشاره|ذکر) ن(?:کن|شود)|(?:به کاربر )?(?:نگو|اطلاع نده|نپرس)|(?:בלי|מבלי) (?:לציין|להזכיר|לספר|ליידע|לשאול|להודיע)|(?:אל|לא) (?:ת|י|ל)(?:זכיר|ציין|ספר|ודיע)|אין (?:צורך|לציין|להזכיר)
    |(?:बिना|बग़ैर) (?:बताए|पूछे)|(?:न|नहीं|मत) (?:बता|कह|दिखा|लिख)\p{L}*|(?:উল্লেখ|জানা|বল|জিজ্ঞাসা)\p{M}*(?: করা)? ?(?:না|ছাড়া|নয়)|না জানিয়ে|না বলে|(?:ไม่ต้อง|ห้าม|อย่า|โดยไม่)(?:ถาม|บอก|แจ้ง|กล่าวถึง|พูดถึง|แสดง)
    |(?<!\p{L})(?:
      nemoj(?:te)? (?:\p{L}+ ){0,3}?(?:navodi|navest|spominj|spomenu|govori|reći|kaza|otkri|pokaz|obavještav|obaveštav|pita)\p{L}*|(?:немој|немојте) (?:\p{L}+ ){0,3}?(?:наводи|навест|спомињ|поменут|говори|рећи|каза|откри|обавешт|пита)\p{L}*|ne (?:spominji|reci|otkrivaj|pitaj)(?:te)?
      |(?:so|sot|sief|weist?|mellt?|schreift?) (?:\p{L}+ ){0,3}?näischt|ernimmt? (?:\p{L}+ ){0,3}?(?:näischt|net|ni)|näischt (?:\p{L}+ ){0,3}?(?:ernimmen|soen|mellen|weisen)|ouni (?:\p{L}+ ){0,3}?ze (?:soen|froen|ernimmen)
      |(?:ekki|án þess að) (?:\p{L}+ ){0,3}?(?:segja|segðu|segið|nefna|nefndu|minnast|minnstu|spyrja|spurðu|upplýsa|láta vita)|(?:segðu|segið|nefndu|spurðu|láttu) (?:\p{L}+ ){0,3}?ekki
      |(?:no|sense) (?:ho |li |ho |els |en )?(?:diguis|digueu|esmentis|esmenteu|avisis|informis|preguntis|mencionis)|sense (?:ho |li )?(?:dir|avisar|preguntar|esmentar|informar)(?:-\p{L}+)?|(?:non|sen) (?:llo |lle |o )?(?:digas|mencións|avises|preguntes|dicir|avisar|preguntar|mencionar)
      |(?:mos|pa) (?:i |e |u |ia )?(?:trego|thuaj|përmend|njofto|pyet|treguar|thënë)\p{L}*|ez (?:\p{L}+ ){0,2}?(?:esan|aipatu|jakinarazi|galdetu)|(?:esan|galdetu|jakinarazi|aipatu) gabe|moenie (?:\p{L}+ ){0,4}?(?:sê|noem|meld|vra|vertel)|sonder om te (?:sê|vra|noem)
      |nesakyk\p{L}*|neminėk\p{L}*|nepranešk\p{L}*|nutylėk\p{L}*|nesaki\p{L}*|nepiemini\p{L}*|neziņo\p{L}*|nehovor\p{L}*|nespomín\p{L}*|neuvádzaj\p{L}*|neříkej\p{L}*|neuváděj\p{L}*|zamlč(?:te)?|przemilcz(?:cie)?|умолчи(?:те)?|замалчивай(?:те)?|замовчи(?:те)?|премълчи|премълчете|verschweig\p{L}*|verzwijg\p{L}*|förtig|fortie?|hallgasd el|treci sub tăcere
    )(?!\p{L})
    |(?:చెప్ప|తెలియజేయ|తెలుప|ప్రస్తావించ|అడగ)(?:కు|కండి|వద్దు|కుండా)|(?:சொல்ல|தெரிவிக்க|கேட்க|குறிப்பிட)(?:ாதே|ாதீர்|ாமல்| ?வேண்டாம்)|(?:ಹೇಳ|ತಿಳಿಸ|ಕೇಳ|ಉಲ್ಲೇಖಿಸ)(?:ಬೇಡ|ದೆ|ದಿರು)
    |(?:പറയ|അറിയിക്ക|ചോദിക്ക|പരാമർശിക്ക)(?:രുത്|ാതെ|േണ്ട)|(?:सांगू|कळवू|विचारू|नमूद करू) नक[ाो]|न (?:सांगता|विचारता|कळवता)|(?:કહેશો|કહેતા|જણાવશો|પૂછશો) (?:નહીં|નહિ)|(?:કહ્યા|પૂછ્યા|જણાવ્યા) (?:વિના|વગર)
    |(?:ਨਾ|ਨਾਂਹ) (?:ਦੱਸ|ਪੁੱਛ)|(?:ਦੱਸੇ|ਪੁੱਛੇ) (?:ਬਿਨਾਂ|ਬਗੈਰ)|(?:نہ|مت) (?:بتا|پوچھ|ذکر)|(?:بتائے|پوچھے) بغیر|(?:არ|ნუ) (?:უთხრა|ეტყვი|ახსენ|შეატყობინ|ჰკითხ)|(?:უკითხავად|შეუტყობინებლად)|մի (?:ասա|հայտնիր|նշիր|հարցրու)|առանց (?:հարցնելու|ասելու|նշելու)
  `,
  'iu',
)

/** What a note calls itself where it asks to be kept secret. */
const OF_ITSELF = new RegExp(
  oneLine`
    \b(?:not|never|n['’]t|without|omit)\b[^.!?\n]{0,40}\b(?:this|these) (?:
      paragraph|note|instructions?|line|section|step|comment|message|rule|sentence|remark
      |clause
    )s?\b
  `,
  'i',
)

/** Whether a passage keeps something from somebody; that a secret is not asked for or shown keeps nothing from its owner. */
export function isKeptSecret(passage: string): boolean {
  return keepsSecret(withoutGuards(passage))
}

/** The same of a passage that is {@link withoutGuards} already. */
export function keepsSecret(unguarded: string): boolean {
  return SECRET.test(unguarded)
}

/** Whether a sentence asks that it is not told of itself: `do not mention this note`. */
export function keepsItselfSecret(sentence: string): boolean {
  return OF_ITSELF.test(sentence)
}
