/**
 * Whether a passage stands in a warning of fraud: `the text that says "pay £1.99" is a scam, don't click`. It has the
 * words of what it warns of. Who phishes may add them, so a warning still asks for a look; of 3,146 collected phishing
 * mails two read as one. A warning that leads nowhere asks for nothing.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units on each side of a passage in which a warning is looked for. */
const REACH = 600

/** What is warned of. A suspected fraud is what phishing itself speaks of. */
const FRAUD = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      phishing|phishers?|security awareness|awareness (?:course|module|quiz|training|week)
      |scam(?:s|mers?)?|fraudsters?|smishing
      |fake (?:calls?|texts?|mails?|e-?mails?|messages?|invoices?|letters?|sites?|pages?)
      |betrüger\p{L}*|betrugsmasche\p{L}*|arnaques?|escrocs?|hameçonnage|estafa(?:s|dores)?
      |truff(?:a|e|atori)|golpes?|golpistas|burl(?:a|ões)|oplicht\p{L}+|oszust\p{L}+
      |dolandırıcı\p{L}*|мошенн\p{L}+|bedräg(?:are|eri\p{L}*)|bluff(?:mejl|sms|samtal)\p{L}*
      |(?:falsche[nr]?|gefälschte[nr]?|valse|fałszywe|sahte) (?:\p{L}+-)?(?:
        e-?mails?|mails?|nachrichten|sms|berichten|wiadomości|mesaj\p{L}*|ileti\p{L}*|e-posta\p{L}*
      )
      |faux (?:e-?mails?|courriels?|messages?|sms)|(?:correos|mensajes|mensagens|messaggi) fals\p{L}+
      |podvod\p{L}*|podvrž\p{L}+|csal(?:ó|ás)\p{L}*|adathalász\p{L}*|huija\p{L}+|svind(?:el|l)\p{L}*
      |înșel(?:ă|at)\p{L}*|escroc\p{L}*|prevar\p{L}+|превар\p{L}+|измам\p{L}+|шахра\p{L}+
      |απάτ\p{L}*|απατ(?:ηλ|εών)\p{L}*|penipu\p{L}*|lừa đảo|giả mạo|matapeli|utapeli|ulaghai
    )(?!\p{L})
    |詐欺|装い|なりすまし|フィッシング|诈骗|詐騙|骗子|冒充|사기|피싱|사칭
    |احتيال|محتال|تصيّ?د|کلاهبردار|הונאה|מתחז|פישינג|มิจฉาชีพ|หลอกลวง|धोखाधड़ी|ठग|फर्जी|প্রতার
  `,
  'iu',
)
/** What the reader shall not do with it, or do instead. Not to reply to a mailbox that nobody reads is no warning. */
const WARNED = leanExpression(
  oneLine`
    (?<!\p{L})(?:do(?: not|n['’]t)|never) (?:\p{L}+ )?(?:
      click|open|enter|give|pay|tell|type|call
    )(?!\p{L})
    |(?<!\p{L})(?:decide|tick|say|judge) (?:for each (?:\p{L}+ )?)?(?:whether|if|which)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:
      real|genuine|fake|false|safe
    )(?!\p{L})
    |(?<!\p{L})(?:report (?:it|them|any|suspicious)|forward (?:it|them) to)(?!\p{L})
    |(?<!\p{L})(?:it |this )?(?:was|is) not from us(?!\p{L})|(?<!\p{L})how (?:you|to) (?:can |could )?(?:tell|recogni[sz]e|spot)(?!\p{L})
    |(?<!\p{L})(?:
      klicken|öffnen|geben|antworten
    ) sie (?:\p{L}+ ){0,3}(?:nicht|nie|keine)(?!\p{L})
    |(?<!\p{L})ne (?:cliquez|communiquez|donnez) (?:pas|jamais)(?!\p{L})
    |(?<!\p{L})no (?:haga|hagas|pulse|pulses|facilite|abra)(?!\p{L})
    |(?<!\p{L})non (?:cliccare|cliccate|comunicare|aprire)(?!\p{L})
    |(?<!\p{L})não (?:clique|abra|forneça|partilhe)(?!\p{L})
    |(?<!\p{L})klik (?:nooit|niet)(?!\p{L})|(?<!\p{L})klicka (?:aldrig|inte)(?!\p{L})
    |(?<!\p{L})nie (?:klikaj|podawaj|otwieraj)(?!\p{L})
    |(?<!\p{L})tıklamayın(?!\p{L})|(?<!\p{L})не (?:переходите|сообщайте|открывайте)(?!\p{L})
    |(?<!\p{L})not to (?:click|open|enter|give)(?!\p{L})
    |(?<!\p{L})(?:nicht|nie|niemals|keinesfalls) zu (?:klicken|öffnen)(?!\p{L})
    |(?<!\p{L})ne (?:pas|jamais) (?:y )?(?:cliquer|ouvrir|communiquer|donner)(?!\p{L})
    |(?<!\p{L})no (?:abrir|pulsar|hacer clic|facilitar)(?!\p{L})
    |(?<!\p{L})non (?:aprire|fornire)(?!\p{L})|(?<!\p{L})não (?:clicar|abrir|fornecer)(?!\p{L})
    |(?<!\p{L})niet te (?:klikken|openen)(?!\p{L})
    |(?<!\p{L})nie (?:otwierać|klikać|podawać)(?!\p{L})|(?<!\p{L})(?:neklikat|neotevírat|nesdělovat)(?!\p{L})
    |(?<!\p{L})inte (?:att )?(?:klicka|öppna)(?!\p{L})|(?<!\p{L})не (?:переходить|сообщать|открывать)(?!\p{L})
    |(?<!\p{L})ne(?:klik|otev[ií]r|otvár|sděl|posíl|posiel|zadáv)\p{L}+|(?<!\p{L})ne (?:kattints\p{L}*|adja meg|nyissa)(?!\p{L})
    |(?<!\p{L})äl(?:ä|kää) (?:koskaan )?(?:klika\p{L}+|klikka\p{L}+|ava\p{L}+|anna\p{L}*|luovut\p{L}+)
    |(?<!\p{L})(?:klikk?|trykk?|åb?p?n\p{L}?|op(?:p?gi|lys)\p{L}?|giv?) (?:ald(?:rig|ri)|ikke)(?!\p{L})
    |(?<!\p{L})nu (?:accesa\p{L}*|deschide\p{L}*|furniza\p{L}*|comunica\p{L}*|da(?:ți|ti))(?!\p{L})
    |(?<!\p{L})ne(?:mojte)? (?:klik|otvar|dav|unos)\p{L}+|(?<!\p{L})не (?:клик|отвар|въвежд|предостав|переход|повідомл|відкрив|вводь|отвара|унос)\p{L}+
    |(?<!\p{L})μην? (?:πατ|κάνετε κλικ|ανοί|δίν|δώσ|κοινοποι|αποκαλύ)\p{L}*
    |(?<!\p{L})jangan (?:pernah )?(?:di)?(?:klik|buka|instal|transfer|beri|memberi|membagi|bagi)\p{L}*
    |(?<!\p{L})(?:không|đừng|tuyệt đối không) (?:nên |được )?(?:bấm|nhấp|click|mở|cung cấp|chia sẻ|chuyển)(?!\p{L})
    |(?<!\p{L})(?:wa)?si(?:bonyeze|tume|fungue|toe)(?!\p{L})|(?<!\p{L})لا (?:تضغط|تنقر|تفتح|تشارك|تعط|ترسل)|(?:کلیک|باز|وارد) نکنید|(?<!\p{L})אל (?:תלחצ|תפתח|תמסר|תקליק)
    |(?:開か|入力し|教え|クリックし)(?:ない|ず)|(?:不要|请勿|請勿|切勿)(?:点击|點擊|打开|透露|转账|提供)|(?<!말하|알리|얘기하|끊)지 ?마(?:세요|십시오|시고|시기)
    |อย่า(?:กด|คลิก|บอก|โอน|เพิ่ม|เปิด)|(?:क्लिक|साझा|शेयर) (?:न|ना) क|করবেন না
  `,
  'iu',
)

/** Where whoever reads a text could be led by it: an address, a mailbox, a number to call; no file by its name. */
const REACHES =
  /https?:|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|(?<![\p{L}\p{N}@-])[\p{L}\p{N}-]{2,63}\.(?!(?:apk|docx?|exe|html?|jpe?g|pdf|png|xlsx?)(?![\p{L}\p{N}]))\p{L}{2,12}(?![\p{L}\p{N}])|\p{Nd}[\p{Nd} ()/-]{6,20}\p{Nd}/u

/**
 * Whether a text leads its reader nowhere, as news and notices do. Whoever phishes has to be reached: without an address, a
 * mailbox or a number a text that warns of fraud wins nothing. The whole of it is read: ask once.
 */
export function leadsNowhere(text: string): boolean {
  return !REACHES.test(text)
}

/** Whether a warning stands around a stretch, in some thirty-five languages. */
export function isInWarning(text: string, range: Range): boolean {
  const around = textAround(text, range, REACH)
  return FRAUD.test(around) && WARNED.test(around)
}
