/**
 * Whether a program that reads for people is asked, in a document of something else, for what nobody asks who means well: what goes
 * against whoever runs it, or a deed of which two signs show that it is done behind somebody's back.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { isAddressed } from '../../../../chunk/notes/addressed.ts'
import { callsByItsWork, isAskedOfOne } from '../../../../chunk/notes/asked.ts'
import { withoutGuards } from '../../../../chunk/notes/guarded-secrets.ts'
import { withoutQuoted } from '../../../../chunk/notes/quoted.ts'
import { keepsItselfSecret, keepsSecret } from '../../../../chunk/notes/secrecy.ts'
import type { Validator } from '../validator.ts'
import { isAgainst } from './against-owner.ts'
import { isDictated } from './dictated.ts'

/** UTF-16 units behind the name of a program in which stands what is asked of it. */
const REACH = 420
/** UTF-16 units before it in which its sentence begins. */
const BEFORE = 160

/** What belongs to whoever uses a program, or opens it: talks, letters, who is known, what one logs in or pays with. */
const THEIRS = leanExpression(
  oneLine`
    (?<![\p{L}\p{N}])(?:
      conversation|chat history|history of the|(?:recent|last|latest) (?:\p{L}+ )?(?:e-?mails|mails|messages)|inbox|address book|contacts|contact list|credentials|logins?|saved (?:card|password)s?|passwords?|tokens?|cookies|api keys?|environment variables|payment (?:data|details)|bank (?:messages|details)|(?:one[- ]time|verification|security|login) codes?|otps?|(?:national insurance|social security|passport) numbers?|secrets?(?:\.ya?ml)?
      |(?:chat|gesprächs)verlauf|unterhaltung|(?:letzten|jüngsten) (?:e-?mails|nachrichten)|adressbuch|kontakte|zugangsdaten|passw[oö]rt\p{L}*|umgebungsvariablen|zahlungsdaten|tans?|(?:sicherheits|bestätigungs|einmal)codes?|gespreksgeschiedenis|adresboek|inloggegevens|wachtwoord\p{L}*|betaalgegevens|miljövariab\p{L}+|adressbok\p{L}*|inloggning\p{L}*|lösenord\p{L}*|betalningsuppgift\p{L}*|miljøvariab\p{L}+|adressebo[gk]\p{L}*|adgangskode\p{L}*|passord\p{L}*|betalingsoplysning\p{L}*
      |conversation|(?:derniers|récents) (?:courriels|messages|mails)|carnet d['’]adresses|identifiants|mots? de passe|données de paiement|codes? (?:à usage unique|de vérification|de sécurité)|conversación|(?:últimos|recientes) (?:correos|mensajes)|agenda de contactos|credenciales|contraseñas?|datos de pago|códigos? (?:de (?:verificación|verificação|seguridad|segurança|un solo uso))|conversa|(?:últim[oa]s) (?:e-?mails|mensagens)|contactos|contatos|credenciais|senhas?|palavras?-passe|dados de pagamento
      |conversazion[ei]|(?:ultim[ie]|recenti) (?:e-?mail|messaggi)|rubrica|credenziali|password|dati di pagamento|codic[ei] (?:di verifica|monouso|di sicurezza)|dati della carta|istoricul|conversați\p{L}+|ultimele (?:e-?mail|mesaje)\p{L}*|agenda|parol\p{L}+|date(?:le)? (?:de autentificare|bancare|cardului)
      |rozmow\p{L}+|(?:ostatni\p{L}+) (?:e-?mail|wiadomoś|list)\p{L}*|książk\p{L}+ adresow\p{L}+|hasł\p{L}+|dan\p{L}+ logowania|konverzac\p{L}+|poslední\p{L}* (?:e-?mail|zpráv)\p{L}*|adresář\p{L}*|hesl\p{L}+|přihlašovací\p{L}*|rodn\p{L}+ čísl\p{L}+|prihlasovac\p{L}+
      |razgovor\p{L}*|pogovor\p{L}*|lozink\p{L}+|gesl\p{L}+|imenik\p{L}*|разговор\p{L}*|лозинк\p{L}+|парол\p{L}+|именик\p{L}*|код\p{L}* (?:подтверждения|из смс|безопасности)|последн\p{L}+ (?:письм|сообщ|имейл)\p{L}*|переписк\p{L}+|истори\p{L}+ (?:чат|диалог|беседы|разговор)\p{L}*|контакт\p{L}*|учётн\p{L}+ данн\p{L}+|данн\p{L}+ (?:карт|для вход)\p{L}*|токен\p{L}*|останн\p{L}+ (?:лист|повідомл)\p{L}*|листуванн\p{L}+|адресн\p{L}+ книг\p{L}*
    )(?![\p{L}\p{N}])
    |(?<![\p{L}\p{N}])(?:
      keskustelu\p{L}*|viimeis\p{L}+ (?:viest|sähköpost)\p{L}*|osoitekirj\p{L}+|salasan\p{L}+|tunnukse\p{L}*|maksutie\p{L}+|vestlus\p{L}*|viimas\p{L}+ [^.\n]{0,10}(?:kir|arve)\p{L}*|aadressiraamat\p{L}*|parool\p{L}*|(?:makse|panga)andme\p{L}+|pokalbi\p{L}*|adresų knyg\p{L}+|slaptažod\p{L}+|mokėjimo duomen\p{L}+|sarun\p{L}+|adrešu grāmat\p{L}+|parol\p{L}+
      |beszélgetés\p{L}*|(?:utolsó|legutóbbi) (?:level|üzenet|e-?mail)\p{L}*|címjegyzék\p{L}*|jelsz\p{L}+|mentett kárty\p{L}+|bejelentkezési adat\p{L}*|συνομιλί\p{L}+|τελευταί\p{L}+ (?:μηνύμ|email)\p{L}*|κωδικ\p{L}+ (?:πρόσβασης|taxis\p{L}*|μίας χρήσης)|αφμ|στοιχεί\p{L}+ (?:σύνδεσης|κάρτας|πληρωμής)|επαφ(?:ές|ών)
      |konuşma(?:nın|yı|ların)? (?:geçmiş|kayd)\p{L}*|sohbet geçmiş\p{L}*|son (?:gelen )?(?:\p{L}+ )?(?:e-?posta|mesaj)\p{L}*|rehber\p{L}*|şifre\p{L}*|parola\p{L}*|kart bilgi\p{L}*|lịch sử (?:trò chuyện|chat)|danh bạ|mật khẩu|tin nhắn gần đây|riwayat (?:percakapan|obrolan)|kontak|kata sandi|pesan terakhir|mazungumzo|nywila|password niya
    )(?![\p{L}\p{N}])
    |(?<![\p{L}\p{N}])(?:
      (?:customer|client|member|patient|visitor|employee|staff|parent|user)s?['’]?s? (?:lists?|tables?|records|data(?:base)?|(?:phone )?numbers|addresses)|lists? of (?:all )?(?:customers|clients|members|patients|visitors|employees|users)
      |(?:kunden|mitglieder|patienten|besucher|mitarbeiter)(?:liste|daten|tabelle|adressen|datei|kartei)\p{L}?|(?:klanten|leden|patiënten|bezoekers)(?:lijst|bestand|gegevens)|(?:kund|medlems|patient|besøks|besöks)\p{L}{0,2}(?:list|register|uppgift|oplysning|opplysning)\p{L}*
      |(?:liste|fichier|coordonnées|données) des (?:clients|membres|adhérents|patients|visiteurs)|(?:lista|tabla|base|datos|listado) de (?:los )?(?:clientes|socios|pacientes|visitantes)|(?:lista|tabela|base|dados) d[eo]s? (?:clientes|sócios|pacientes)|(?:elenco|lista|dati|tabella) (?:dei )?(?:clienti|soci|pazienti)|list[aă] (?:de )?(?:clienți|clienților|membri\p{L}*|pacienți\p{L}*)
      |(?:list|tabel|baz|dan)\p{L}{1,4} (?:klientów|członków|pacjentów)|(?:seznam|zoznam|tabulk|databáz)\p{L}{0,3} (?:zákazník|klient|člen|pacient|návštěvník|návštevník)\p{L}*|(?:popis|spis|seznam|baz)\p{L}{0,2} (?:kupaca|kupcev|klijenata|strank|članova|članov|pacijenata)|(?:спис\p{L}{1,3}|баз\p{L}{1,2}|данн\p{L}{1,2}|дані) (?:всех |на )?(?:клиент|клієнт|покупател|пациент|пацієнт|сотрудник|купц|чланов|родител)\p{L}*
      |(?:asiakas|jäsen|potilas)(?:lista|luettelo|rekisteri|tiedo)\p{L}*|(?:klientide|liikmete|külastajate|patsientide) (?:nimekir|andme)\p{L}*|(?:ügyfél|tag|vevő|beteg)(?:lista|listát|adat)\p{L}*|(?:klientų|pirkėjų|narių|pacientų|klientu|biedru|pacientu) (?:sąraš|duomen|sarakst|dat)\p{L}*|(?:müşteri|üye|hasta) (?:liste|bilgi|veri)\p{L}*|(?:λίστα|κατάλογο|στοιχεία) (?:των )?(?:πελατών|μελών|ασθενών)
      |(?:danh sách|dữ liệu) (?:khách hàng|thành viên|bệnh nhân)|(?:daftar|data) (?:pelanggan|anggota|pasien)|orodha ya (?:wateja|wanachama)
      |(?:saved|stored) (?:\p{L}+ )?(?:cards?|payment methods?)|(?:gespeichert|hinterlegt)\p{L}* (?:\p{L}*karten?|zahlungs\p{L}+)|opgeslagen (?:\p{L}*kaart|betaal\p{L}+)|(?:sparad|gemt|lagre[dt])\p{L}* \p{L}*kort\p{L}*
      |(?:carte|moyen de paiement)(?: \p{L}+)? enregistrée?|tarjeta(?: de \p{L}+)? guardada|cartão(?: de \p{L}+)? (?:guardado|salvo)|carta(?: di \p{L}+)? (?:salvata|memorizzata)|card(?:ul)? salvat
      |zapisan\p{L}+ kart\p{L}+|uložen\p{L}+ (?:\p{L}+ )?kart\p{L}+|(?:сохранённ|сохраненн|збережен|запазен|сачуван)\p{L}+ (?:\p{L}+ )?карт\p{L}+|(?:spremljen|sačuvan|shranjen)\p{L}+ (?:\p{L}+ )?kartic\p{L}+
      |tallennet\p{L}+ \p{L}*kort\p{L}+|kayıtlı (?:\p{L}+ )?kart\p{L}*|αποθηκευμέν\p{L}+ (?:\p{L}+ )?κάρτ\p{L}+|thẻ (?:\p{L}+ ){0,2}đã lưu|kartu (?:\p{L}+ )?(?:yang )?(?:tersimpan|disimpan)
    )(?!\p{L})
    |保存的(?:信用卡|银行卡|支付方式)|(?:保存された|登録済みの)(?:クレジット)?カード|(?:客户|会员|患者|员工)(?:名单|资料|数据|信息)|(?:顧客|会員|患者)(?:リスト|名簿|情報)|(?:고객|회원|환자) ?(?:명단|정보|목록)|(?:قائمة|بيانات) (?:العملاء|الزبائن|الأعضاء)|(?:فهرست|اطلاعات) مشتریان|ग्राहकों? की (?:सूची|जानकारी)|רשימת ה?(?:לקוחות|חברים)|저장된 (?:신용 ?)?카드|(?:بطاقة|بطاقته) (?:الائتمان )?المحفوظة|सहेजे (?:गए|हुए) कार्ड
    |对话|聊天记录|通讯录|短信|邮件|密码|凭据|登录状态|环境变量|会話|連絡先|パスワード|認証情報|メール|대화|연락처|비밀번호|메일|المحادثة|جهات الاتصال|كلم(?:ة|ات) المرور|الرسائل|گفتگو|مخاطبان|رمز عبور|پیام‌های|השיחה|אנשי (?:ה)?קשר|סיסמ|बातचीत|संपर्क सूची|पासवर्ड|কথোপকথন|পাসওয়ার্ড|การสนทนา|รายชื่อผู้ติดต่อ|รหัสผ่าน
    |(?:~|\$home|%userprofile%)[\/\\][\w.-]|\.(?:env|netrc|npmrc|pypirc)(?![\w])|id_(?:rsa|ed25519)
  `,
  'u',
)
/** Where something goes: a mailbox or a page. */
const SOMEWHERE =
  /[\w.+-]@[\w-]{1,63}\.\w|https?:\/\/|\b[\w-]{2,40}\.(?:info|online|site|top|xyz|io|dev|com|net|org)\b/u
/** An account that money goes to. */
const ACCOUNT = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,7}|(?<!\d)\d{4} ?\d{6,12}(?!\d)/u

/** That money goes there, by language: an order beside an account. */
const PAID = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      pay|transfer|wire|überweis|bezahl|zahle|paie|paye|verse|virement|paga|transfier|bonifica|betaal|maak over
      |zapłać|przelej|zaplať|uhraď|оплати|переведи|перечисли|сплати|перекажи|betala|överför|betal|overfør|maksa|siirrä|öde|havale
      |fizesd|fizess|utald|plătește|transferă|bayar|thanh toán|chuyển khoản|πλήρωσε|μετέφερε
    )\p{L}{0,3}(?!\p{L})
    |支付|转账|付款|振り?込|支払|송금|입금|ادفع|שלם|भुगतान
  `,
  'u',
)

/** Where what is asked ends: with its paragraph, its field or row, or a line that goes on with something else. */
const END =
  /\n\s*\n|(?<=[.!?…。！？।:"»”])\s*\n(?![ \t]{2})|\n(?=\s*(?:[-*•#|>]|\d))|["”»]\s?[,;}\])]/u
/** What a program is said not to do, with the verb: `it cannot approve requests`. */
const CANNOT =
  /(?<!\p{L})(?:cannot|can['’]?t|must not|may not|kann nicht|darf nicht|ne peut pas|no puede|não pode|non può|kan niet|mag niet|nie może|nemůže|не может|не може|kan (?:inte|ikke)|får inte|nu poate|ei voi) \p{L}{1,24}/gu
/** Who speaks in a talk, at the begin of a line: `Assistant: …`. */
const SPEAKER_BEFORE = /(?:^|\n)[^\n:：]{0,16}$/u
const SPEAKER = /^[^\s:：]{0,24}(?: \d{1,3})?\s?[:：]/u

/** What leads to whom something is said: `Hinweis für Assistenten: …` is no turn. By language. */
const SAID_TO = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      to|for|an|für|fir|pour|à|aux?|para|al?|ao|per|voor|aan|dla|do|для|untuk|bagi|kepada|cho|kwa|till?|för|pro|pre|za|за|до|pentru|către|για|προς|számára
    )\s(?:\p{L}{1,24}\s)?$
  `,
  'u',
)

/** Whether a program is asked for something that its owner would hardly ask; so called people are asked to send things, too. */
export const askedAgainstOwner: Validator = (_, { text, start }) => {
  const asked = withoutGuards(askedBehind(text, start))
  const isHardlyAsked =
    isAgainst(asked.replace(CANNOT, '')) ||
    keepsSecret(asked) ||
    keepsItselfSecret(asked) ||
    (goesSomewhere(asked) && THEIRS.test(asked))
  // Whether it is asked at all costs most.
  if (isHardlyAsked) return isAsked(text, start)
  // What is to be said is told to people who assist, too, so a program has to be called.
  return isDictated(asked) && isCalled(sentenceAt(text, start)) && isAsked(text, start)
}

/**
 * Whether two signs show that it is asked behind somebody's back: what is others' or their money, a place that it goes to, and that nobody is
 * told. Without the last, it has to be a program that is asked, by its reading of this very text.
 */
export const askedBehindBacks: Validator = (_, { text, start }) => {
  const told = askedBehind(text, start)
  // Most tells nothing of the kind, whatever it guards.
  if (!goesSomewhere(told) && !THEIRS.test(told)) return false
  const asked = withoutGuards(told)
  const goes = goesSomewhere(asked)
  const isOthers = THEIRS.test(asked) || (ACCOUNT.test(asked) && PAID.test(asked))
  if (!goes && !isOthers) return false
  const isSecret = keepsSecret(asked)
  if (!isSecret && !(goes && isOthers)) return false
  return isAsked(text, start) && (isSecret || isCalled(sentenceAt(text, start)))
}

/** Whether a program is called by its reading of the text, or by what it does. */
function isCalled(sentence: string): boolean {
  return isAddressed(sentence) || callsByItsWork(sentence)
}

/** Whether something goes to a mailbox, a page or an account. */
function goesSomewhere(asked: string): boolean {
  return SOMEWHERE.test(asked) || ACCOUNT.test(asked)
}

/** Whether something is asked of what is called at a place, and it is not who speaks there. */
function isAsked(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start)
  const isTurn = SPEAKER_BEFORE.test(before) && !SAID_TO.test(before)
  if (isTurn && SPEAKER.test(text.slice(start, start + REACH))) return false
  const sentence = sentenceAt(text, start)
  return isAskedOfOne(sentence) && isAskedOfOne(withoutQuoted(sentence))
}

/** The sentence of a call: what stands before it, and what follows. */
function sentenceAt(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - BEFORE), start)
  const [begin = ''] = before.split(/[.!?…]\s|[。！？।]|\n\s*\n|["“«]/u).slice(-1)
  return begin.trimStart() + withoutGuards(askedBehind(text, start))
}

/** What follows a call, up to its end, as far as a note goes, in lower case and with its prohibitions. */
function askedBehind(text: string, start: number): string {
  const [said = ''] = text.slice(start, start + REACH).split(END)
  return said.replace(/\s+/g, ' ').toLowerCase()
}
