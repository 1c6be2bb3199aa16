/**
 * Pages of the open web as their makers publish them: news, recipes, blogs. By what stands in their source and in no
 * paper of an office: buttons that share them, feeds, descriptions for search engines, counters of visitors, terms.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** What hands a page on: buttons that share it, feeds, a free licence, and what it tells search engines (schema.org, Open Graph: ogp.me). */
const HANDED_ON: readonly RegExp[] = [
  new RegExp(
    oneLine`
      facebook\.com\/(?:sharer|share|dialog\/)|twitter\.com\/(?:intent|share|home\?status)|\/\/x\.com\/intent|pinterest\.[a-z]{2,3}\/pin\/create
      |linkedin\.com\/share|whatsapp(?:\.com\/send|:\/\/send)|reddit\.com\/submit|\/\/t\.me\/share|vk\.com\/share|service\.weibo\.com
      |b\.hatena\.ne\.jp|addthis|sharethis
    `,
    'i',
  ),
  /\/feed(?![\w-])|\/rss(?!\w)|\.rss(?!\w)|\/atom\.xml|feeds\.feedburner/i,
  // A licence by which everybody may hand it on.
  /creativecommons\.org\/licen|creative commons attribution/i,
  /schema\.org|open graph|ogp\.me|article:published_time|"datepublished"/i,
  // Such buttons by their words alone, side by side.
  leanExpression(
    oneLine`
      (?<!\p{L})(?:
        share|tweet|reblog|pin it|partager|tweeter|compartir|twittear|condividi|teilen|twittern|compartilhar|delen|udostępnij|поделиться
      )[ \t]{0,4}[|·•\n ]\s{0,4}(?:
        share|tweet|reblog|pin it|print|facebook|twitter|google\+|linkedin|imprimer|imprimir|stampa|drucken|mailen
      )(?!\p{L})
      |^e-?mail[ \t]{0,4}[|·•\n]\s{0,4}print$
    `,
    'imu',
  ),
]
/** What stands at the edges of a page: accounts that follow it, terms, counters and advertisements, the program that made it, whose it is, its menu. */
const EDGES: readonly RegExp[] = [
  /(?:facebook|twitter|instagram|youtube|pinterest|linkedin)\.com\/[\w@.-]{2}/i,
  /\/(?:[\w-]{0,30}privacy|terms|legal|datenschutz|impressum|disclaimer|cookie|mentions-legales|politica-)/i,
  /google[- ]?analytics|google ?tag ?manager|doubleclick|quantcast|comscore|scorecardresearch|chartbeat|omniture|adsense|facebook pixel/i,
  /wp-content|wp-includes|wp-json|yoast|drupal|joomla|squarespace|blogger\.com|typepad/i,
  /\[if (?:[lg]te? )?IE\b|^<script /im,
  /(?:©|&copy;|copyright|\(c\))[^\n]{0,20}(?:19|20)\d\d/i,
  leanExpression(
    oneLine`
      (?:^|[|·•])[ \t]{0,8}(?:
        privacy policy|terms (?:of (?:use|service)|(?:and|&) conditions)|cookie policy|advertise(?: with us)?|about us|contact us|follow us|subscribe(?: now)?|site ?map
        |(?:register)?(?:log|sign) ?in|sign ?up|impressum|datenschutz(?:erklärung|hinweise)?|nutzungsbedingungen|mediadaten|mentions légales|conditions générales|cgu|plan du site
        |se connecter|s['’]abonner|s['’]inscrire|abonnez-vous|qui sommes-nous|contactez-nous|aviso legal|política de (?:privacidade?|cookies)|iniciar sesión|regístrate|suscríbete
        |mapa (?:del sitio|web|do site)|quiénes somos|términos de uso|termos de uso|cadastre-se|fale conosco|anuncie|note legali|accedi|registrati|abbonati|chi siamo|privacybeleid|inloggen
        |adverteren|gebruiksvoorwaarden|logga in|log ind|logg inn|prenumerera|annonsera|annoncér|polityka prywatności|regulamin|zaloguj(?: się)?|přihlásit se|inzerce|předplatné
        |bejelentkezés|adatvédelem|impresszum|médiaajánlat|autentificare|despre noi|politica de confidențialitate|войти|регистрация|о проекте|карта сайта|политика конфиденциальности|пользовательское соглашение
        |увійти|реєстрація|про нас|giriş yap|üye ol|gizlilik politikası|künye|đăng nhập|đăng ký|kebijakan privasi|tentang kami|pedoman media siber|登[录錄入]|[注註][册冊]|关于我们|關於我們|联系我们|聯絡我們|隐私政策
        |隱私權政策|网站地图|ログイン|会員登録|プライバシーポリシー|利用規約|サイトマップ|広告掲載|로그인|회원가입|개인정보 ?[처취][리급]방침|이용약관|사이트맵|تسجيل الدخول|اتصل بنا|من نحن|سياسة الخصوصية|خريطة الموقع
        |ورود|درباره ما|התחבר|תנאי שימוש|מדיניות פרטיות
      )[ \t]{0,8}(?:$|[|·•])
    `,
    'imu',
  ),
]
/** So many kinds of these show a page: 53 of 68 pages as they were saved hold as many, and of some 8,000 other papers and files none does. */
const FEWEST = 4
/** A line that is an address of the web, or a path on the page's own site, as the links of a page stand in its text; so many are its menus. */
const LINK = /^(?:https?:\/\/|\/)\S+$/gm
const FEWEST_LINKS = 25
/** A letter in the form of a page: who gets it may end it. Where a page takes orders for one it says that one may later. */
const LETTER = /(?<!(?:can|may|how to) )unsubscribe(?! (?:at )?any ?time)/i

/** Whether a text is the whole of such a page, with what hands it on. O(n). */
export function isWebPage(text: string): boolean {
  const holds = (sign: RegExp) => sign.test(text)
  const handed = HANDED_ON.filter(holds).length
  if (handed === 0) return false
  const edges = EDGES.filter(holds).length + (hasMenus(text) ? 1 : 0)
  return handed + edges >= FEWEST && !LETTER.test(text)
}

function hasMenus(text: string): boolean {
  let links = 0
  for (const _ of text.matchAll(LINK)) if (++links === FEWEST_LINKS) return true
  return false
}
