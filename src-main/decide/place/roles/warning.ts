/**
 * Whether a passage stands in a warning of fraud: `the text that says "pay £1.99" is a scam, don't click`. It has the
 * words of what it warns of. Who phishes may add them, so a warning still asks for a look; of 3,146 collected phishing
 * mails two read as one. A warning that leads nowhere asks for nothing.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units on each side of a passage in which a warning is looked for. */
const REACH = 600

/** What is warned of. A suspected fraud is what phishing itself speaks of. */
const FRAUD = new RegExp(
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
    )(?!\p{L})
    |詐欺|装い|なりすまし|诈骗|冒充
  `,
  'iu',
)
/** What the reader shall not do with it, or do instead. Not to reply to a mailbox that nobody reads is no warning. */
const WARNED = new RegExp(
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
    |開かない|開かず|クリックしない|(?:不要|请勿)点击
  `,
  'iu',
)

/** Where whoever reads a text could be led by it: an address, a mailbox, a number to call. */
const REACHES =
  /https?:|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|(?<![\p{L}\p{N}@-])[\p{L}\p{N}-]{2,63}\.\p{L}{2,12}(?![\p{L}\p{N}])|\p{Nd}[\p{Nd} ()/-]{6,20}\p{Nd}/u

/**
 * Whether a text leads its reader nowhere, as news and notices do. Whoever phishes has to be reached: without an address, a
 * mailbox or a number a text that warns of fraud wins nothing. The whole of it is read: ask once.
 */
export function leadsNowhere(text: string): boolean {
  return !REACHES.test(text)
}

/** Whether a warning stands around a stretch, in some fifteen languages. */
export function isInWarning(text: string, range: Range): boolean {
  const around = textAround(text, range, REACH)
  return FRAUD.test(around) && WARNED.test(around)
}
