import { beforeAll, describe, expect, it } from 'vitest'
import { createRuleMatcher, type RuleMatcher } from '../../match/match-rules.ts'
import { prepareRules } from '../../match/prepare-rules.ts'
import { loadPacks } from '../../pack/load-packs.ts'
import { ofHost, readAddress } from './address.ts'
import { differsByOne, skeletonOf } from './look-alike.ts'

let match: RuleMatcher
beforeAll(() => {
  match = createRuleMatcher(
    prepareRules(loadPacks().filter(({ category }) => category === 'threat')),
  )
})

/** The rules that find something to accept in a text. */
function findersOf(text: string): readonly string[] {
  return match({ text, hidden: [], categories: ['threat'], switches: new Map() })
    .flatMap(({ findings }) => findings)
    .filter(({ score }) => score >= 0.5)
    .map(({ explanation }) => explanation.detectorId)
}

describe('a question of the host', () => {
  it('is asked once a host', () => {
    const asked: string[] = []
    const isAsked = ofHost(({ registered }) => asked.push(registered) > 0 && registered === 'b')
    const at = { text: '', start: 0, end: 0, groups: {} }

    const answers = ['https://a.com/x', 'https://b.com', 'https://a.com', 'https://b.com/y', 'a']
    expect(answers.map((each) => isAsked(each, at))).toEqual([false, true, false, true, false])
    expect(asked).toEqual(['a', 'b'])
  })

  it('is asked anew once there were too many hosts, and answered alike', () => {
    const isEven = ofHost(({ registered }) => registered.endsWith('0'))
    const at = { text: '', start: 0, end: 0, groups: {} }

    for (let host = 0; host < 2_500; host++) {
      expect(isEven(`https://h${host}.com`, at)).toBe(host % 10 === 0)
    }
    expect(isEven('https://h0.com', at)).toBe(true)
  })
})

describe('addresses that pretend', () => {
  it.each([
    'https://www.paypal.com.security-check.example.net/webapps/mpp',
    'http://paypal-service-konto.example.com/anmelden',
    'https://signin.ebay.com.ws.eu-item.example.org/ebayisapi.dll?signin',
    'https://appleid-verify.example.net/account',
    'http://icloud.com-find.example.ru/',
    'https://netflix-billing.example.com',
    'https://login-microsoftonline.web.app/common',
    'https://sparkasse-kundenservice.example.info/push-tan',
    'https://volksbank-sicherheit.example.org/',
    'https://dhl-sendung.example.top/zahlung',
    'https://secure.wellsfargo.account.example.cc/auth',
    'https://chase-x.example/ https://bankofamerica-alert.example.com/',
    'https://amazon.de-bestellung-pruefen.example.com/amazon-verify',
    'https://hsbc-uk-verify.example.co.uk/',
    'https://coinbase-wallet.pages.dev/connect',
    'https://metamask-recovery.weebly.com/',
    'https://facebook-security.netlify.app/checkpoint',
    'https://www.micros0ft.com/',
    'https://arnazon.co.uk/deals',
    'https://www.linkedln.com/in/someone',
    'https://faceb00k.com/profile',
    'https://instagrarn.com/p/1',
    'https://commerzbnak.de/portal',
    'https://www.goog1e.com/accounts',
    'https://www.netfl\u0456x.com/login',
    'https://p\u00e4ypal.com/',
    'https://accounts.google.com@login.example.net/',
    'https://www.postbank.de:443@203.0.113.9.example.net/',
    'See [https://www.comdirect.de/login](https://comd.example.net/a).',
  ])('are found: %s', (text) => {
    expect(findersOf(text)).not.toEqual([])
  })

  it.each([
    'https://www.paypal.com/de/webapps/mpp/account-selection',
    'https://www.paypalobjects.com/webstatic/mktg/logo.png',
    'https://history.paypal.com/cgi-bin/webscr?cmd=_login-run',
    'https://signin.ebay.de/ws/eBayISAPI.dll?SignIn',
    'https://appleid.apple.com/account/manage',
    'https://support.apple.com/de-de/HT204074',
    'https://www.netflix.com/YourAccount',
    'https://login.live.com/oauth20_authorize.srf',
    'https://account.microsoft.com/security',
    'https://contoso-my.sharepoint.com/personal/a',
    'https://banking.sparkasse-musterstadt.de/anmelden',
    'https://www.sparkasse-koelnbonn.de/de/home/service.html',
    'https://www.volksbank-stuttgart.de/services_cloud/portal',
    'https://nolp.dhl.de/nextt-online-public/de/search?piececode=1',
    'https://www.dhl.com/de-de/home/tracking.html',
    'https://tracking.dpd.de/status/de_DE/parcel/1',
    'https://www.amazon.de/gp/css/order-history',
    'https://sellercentral.amazon.co.uk/account',
    'https://pay.amazon.com/help/201751580',
    'https://console.aws.amazon.com/support/home',
    'https://s3.eu-central-1.amazonaws.com/amazon-account-support/x.png',
    'https://accounts.google.com/ServiceLogin?continue=https://mail.google.com',
    'https://google-auth-library-python.readthedocs.io/',
    'https://paypal.github.io/PayPal-Python-Server-SDK/login',
    'https://steamcommunity.com/login/home',
    'https://help.steampowered.com/en/wizard/HelpWithLogin',
    'https://online.citi.com/US/login.do',
    'https://developer.mastercard.com/account/sign-up',
    'https://www.barclaycardus.com/servicing/home?secureLogin=',
    'https://www.booking.com/confirmation.html',
    'https://my-booking-service.example.org/',
    'https://hermes-agent.example.org/docs',
    'https://apple-orchard-deliveries.example.com/order',
    'https://ledger-accounting.example.com/docs',
    'https://zoom-lens-reviews.example.com/',
    'https://facebook.com/paypal',
    'https://example.org/login?next=https://paypal.com',
    'https://user:token@github.com/org/repo.git',
    'See [www.paypal.com](https://www.paypal.com/signin?x=1).',
    'See [www.example.com](https://example.org).',
  ])('are not those of their owners and of others: %s', (text) => {
    expect(findersOf(text)).toEqual([])
  })
})

describe('lures', () => {
  const trouble = 'Your account has been suspended. Verify your identity within 24 hours:'

  it.each(['https://range-secure.top/', 'http://91.198.22.70/in', 'https://bit.ly/nlQKZn'])(
    'are found beside words of a locked account alone: %s',
    (address) => {
      expect(findersOf(`${trouble} ${address}`)).not.toEqual([])
      expect(findersOf(`The slides and the recording: ${address}`)).toEqual([])
    },
  )

  it.each([
    'Password reset: confirm within 24 hours at https://id.example.com/reset?t=8d1',
    'Unusual sign-in to your account. If it was not you, log in at https://www.example-shop.com/account',
    'Ihre Sendung wartet auf Sie. Bitte bestätigen Sie den Termin: https://www.dpd.com/de/de/termin',
    'The disk quota expired; log in to http://10.0.4.2/admin and restore it.',
    'Votre colis est en attente au relais : https://www.laposte.fr/outils/suivre-vos-envois',
    'Your subscription expires today. Update your card: https://billing.example.org/u/1',
  ])('are no honest message: %s', (text) => {
    expect(findersOf(text)).toEqual([])
  })
})

describe('readAddress', () => {
  it.each([
    ['https://a.b.example.co.uk/x', 'example', 'co.uk'],
    ['http://User@Shop.Example.com:8080?q', 'example', 'com'],
    ['https://me.github.io/', 'me', 'github.io'],
    ['https://xn--pypal-4ve.com', 'p\u0430ypal', 'com'],
  ])('tells what was registered: %s', (written, registered, suffix) => {
    expect(readAddress(written)).toMatchObject({ registered, suffix })
  })

  it.each(['https://localhost/', 'https://', 'ftp://a.example.com', 'https://a..com', 'https://.'])(
    'gives nothing for what names no host with an ending: %s',
    (written) => {
      expect(readAddress(written)).toBeUndefined()
    },
  )
})

describe('look-alikes', () => {
  it.each([
    ['rnicros0ft', 'microsoft'],
    ['\u0440\u0430ypal', 'paypal'],
    ['vvalmart', 'walmart'],
  ])('%s reads as %s', (word, name) => {
    expect(skeletonOf(word)).toBe(skeletonOf(name))
  })

  it.each([
    ['mircosoft', 'microsoft', true],
    ['micosoft', 'microsoft', true],
    ['faceboook', 'facebook', true],
    ['linkedon', 'linkedin', true],
    ['barclay', 'barclays', false],
    ['blockchains', 'blockchain', false],
    ['microsoft', 'microsoft', false],
    ['telegraph', 'telegram', false],
  ])('whether %s is %s but for one letter: %s', (word, name, expected) => {
    expect(differsByOne(word, name)).toBe(expected)
  })
})
