import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { isInWarning, leadsNowhere } from './warning.ts'

const whole = (text: string) => isInWarning(text, { start: 0, end: text.length })

describe('a warning of fraud', () => {
  it.each([
    'The text that says "your parcel could not be delivered, pay £1.99" is a SCAM. Don’t click, just delete it.',
    'Last week’s phishing mail read "Your mailbox is full, verify it today". It was not from us. How you could tell: the sender.',
    'Callers pretend to be from our bank: these are fraudsters. Never give them a TAN.',
    'Betrüger verschicken Rechnungen in unserem Namen. Klicken Sie auf keinen Fall auf den Link, öffnen Sie ihn nicht.',
    'Attention, arnaque : ne cliquez pas sur le lien du faux transporteur.',
    'Ojo, es una estafa: no pulses el enlace.',
    'Осторожно, мошенники. Никому не сообщайте код из сообщения.',
    'Security awareness, lesson 3. Decide for each message whether it is real. "Buy five gift cards and send me the codes."',
    'Er gaan valse mails rond uit onze naam. Klik niet en verwijder ze.',
    'Det skickas bluffmejl i vårt namn. Klicka inte, radera dem.',
    'De faux courriels circulent en notre nom. Ne cliquez pas sur le lien.',
    '有人冒充我行发送邮件。请勿点击。',
    '宅配業者を装った詐欺です。リンクは開かないでください。',
    'Κυκλοφορούν απατηλά μηνύματα. Μην πατάτε συνδέσμους.',
    'Waspada penipuan lewat WhatsApp. Jangan klik tautannya.',
    'ข้อความนี้เป็นของมิจฉาชีพ อย่ากดลิงก์',
    'Cảnh báo lừa đảo: không bấm vào liên kết trong tin nhắn.',
    'फर्जी संदेश आ रहे हैं। लिंक पर क्लिक न करें।',
    '우리 은행을 사칭한 문자입니다. 링크를 누르지 마세요.',
    'انتبهوا إلى رسائل احتيال باسم البنك، لا تضغطوا على الرابط.',
    'Podvodníci rozesílají SMS naším jménem. Neklikejte na odkaz.',
    'Adathászok írnak a nevünkben, azaz csalók. Ne kattintson a linkre.',
    'Huijarit lähettävät viestejä nimissämme. Älä avaa linkkiä.',
    'Svindlere sender sms’er i vores navn. Klik aldrig på linket.',
    'Atenție la mesaje de înșelăciune. Nu accesați linkul.',
    'Шахраї надсилають листи від нашого імені. Не переходьте за посиланням.',
  ])('is known by what it warns of and what not to do: %s', (text) => {
    expect(whole(text)).toBe(true)
  })

  it.each([
    'We suspect fraud on your account. Click below to verify your identity within 24 hours.',
    'To protect you from phishing we never ask for your password. Verify your account within 24 hours.',
    'Do not reply to this message. Your mailbox is full, sign in to keep it.',
    'To stop fraudsters you are advised not to reply to this message. Sign in to keep your mailbox.',
    'Your parcel could not be delivered. Pay £1.99 here.',
  ])('is not what phishing says by itself: %s', (text) => {
    expect(whole(text)).toBe(false)
  })

  it('stands near the passage', () => {
    const far = `Pay £1.99 here.${' And so on.'.repeat(80)} Phishing is a crime, never click such links.`
    expect(isInWarning(far, { start: 0, end: 15 })).toBe(false)
  })
})

describe('a warning that leads nowhere', () => {
  const alone = (text: string) => whole(text) && leadsNowhere(text)

  it.each([
    'Die Polizei warnt vor falschen Nachrichten und rät, den Link nicht zu öffnen. Der Schaden lag bei 310.000 Euro. Sperrnotruf: 116 116.',
    'La mairie signale des arnaques et conseille de ne pas ouvrir ces messages. Mesures depuis le 12.11.2026.',
    'La banca avverte: è una truffa, si raccomanda di non aprire il messaggio.',
    'Policja ostrzega przed oszustami i prosi, by nie otwierać wiadomości.',
  ])('asks for nothing: %s', (text) => {
    expect(alone(text)).toBe(true)
  })

  it.each([
    'Scammers are about, never click their links. Verify your card at https://karte-pruefen.info/a now.',
    'Scammers are about, never click their links. Verify your card at karte-pruefen.info now.',
    'Betrüger rufen an, geben Sie ihnen keine Daten. Rufen Sie uns an: 0800 447 21 93.',
    'Oplichters sturen berichten, klik nooit. Stuur uw pas naar hulp@pas-veilig.nl.',
  ])('is none where its reader is led on: %s', (text) => {
    expect(whole(text)).toBe(true)
    expect(alone(text)).toBe(false)
  })

  it.each(['a-', '1 ', 'ab.c1 '])(
    'is read in linear time: %j',
    { timeout: 60_000 },
    async (part) => {
      const growth = await growthOf((size) => part.repeat(size), leadsNowhere, 20_000)
      expect(growth).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
