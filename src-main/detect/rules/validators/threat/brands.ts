/**
 * Names that addresses of phishing pretend to be, and which labels their owners register beside
 * the name itself. A label equal to a name, under whatever ending, is taken for its owner's.
 */

/** A name, then further labels of the same owner. */
const OWNERS = `
paypal paypalobjects paypalinc paypalcorp
apple icloud appleid mzstatic
icloud apple
appleid apple
itunes apple
microsoft aka microsoftonline windows live office outlook azure msn bing sharepoint onmicrosoft windowsazure microsoftedge visualstudio skype xbox
microsoftonline microsoft live office
office365 office microsoft microsoftonline
outlook live microsoft office
onedrive live microsoft sharepoint
sharepoint microsoft
hotmail live microsoft outlook
google googleapis googleusercontent googleblog goo gstatic withgoogle googlesource googlegroups googlecode googleadservices googlesyndication googletagmanager googlemail
gmail google googlemail
youtube youtu google youtube-nocookie
amazon amazonaws amazonses amazonpay amazoncognito a2z media-amazon ssl-images-amazon amazontrust awsapps
netflix nflxso nflximg netflixtechblog
facebook fb facebookmail fbcdn meta messenger
instagram cdninstagram facebook
whatsapp facebook
linkedin licdn lnkd linkedinlabs
tiktok tiktokcdn bytedance
telegram telegra telesco
snapchat snap
discord discordapp
steamcommunity steampowered steam steamstatic
steampowered steamcommunity steam
roblox rbxcdn
spotify scdn
dropbox dropboxusercontent dropboxapi
docusign docusignhq
adobe adobelogin adobesign typekit
wetransfer
ebay ebaystatic ebayimg ebayinc
aliexpress alibaba alicdn
alibaba alicdn aliexpress aliyun alipay
rakuten rakutencdn
mercadolibre mercadolivre mercadopago
walmart walmartimages
coinbase cbhq
binance bnbstatic
kraken
metamask
blockchain
trustwallet
ledger ledgerwallet
opensea
dhl dhlparcel deutschepost dpdhl
deutschepost dhl
fedex
usps
royalmail
dpd dpdgroup
hermes myhermes evri hermesworld
correos
chronopost
colissimo laposte
laposte
posteitaliane poste
postnl
bpost
auspost
canadapost
inpost
packeta zasilkovna
zasilkovna packeta
ceskaposta cpost
postnord
omniva
econt
fancourier
sameday
novaposhta np
ukrposhta
elta elta-courier
mpl posta
foxpost
otp otpbank otpdirekt
otpbank otp otpdirekt
khbank kh
csob csobpoj
ceskasporitelna csas
bancatransilvania bt
garantibbva garanti bonus
ziraatbank ziraat
akbank
isbank isbankasi
pttavm ptt
alphabank alpha
eurobank
swedbank
handelsbanken
nordea
danskebank
skatteetaten
skatteverket
bankid bankid-dk
mitid
sparkasse sparkassen sparkasse-bank
volksbank vr volksbanken
postbank
commerzbank comdirect
comdirect commerzbank
deutschebank deutsche-bank db
santander santanderbank
hypovereinsbank unicredit
targobank
n26
raiffeisen raiffeisenbank
postfinance
swisspass sbb
bankofamerica bofa bankofamericacorp
wellsfargo wf
capitalone
americanexpress aexp aexp-static
mastercard
citibank citi citigroup
barclays barclaycard barclaycardus
lloydsbank lloydsbanking lloyds
natwest
halifax
nationwide
hsbc
bnpparibas bnpparibasfortis
creditagricole credit-agricole ca
societegenerale
labanquepostale laposte
caixabank
bbva
intesasanpaolo
unicredit
rabobank
mbank
pkobp
ipko pkobp
santanderbank santander
hdfcbank
icicibank
onlinesbi sbi
paytm
ameli
impots
elster
finanzamt
hmrc
seur
vodafone
swisscom
telekom t-online telekom-dienste
verizon verizonwireless
xfinity comcast
comcast xfinity
godaddy secureserver
cloudflare cloudflareinsights cloudflarestorage
github githubusercontent githubassets githubstatus
zoom zoomgov
slack slack-edge slack-files
yahoo yahooapis yimg
booking
airbnb muscache
bradesco
itau
nubank nu
bancodobrasil bb
correiosbrasil correios
abnamro
digid
belastingdienst
revolut
klarna
allegro allegrosklep
leboncoin
vinted
gosuslugi
sberbank sber
naver navercorp
kakao kakaocorp
sumitomomitsui smbc
chase jpmorgan jpmchase jpmorganchase
ups upsers
wise transferwise
expedia
americanairlines aa
`

/** The names, each with the labels of its owner, itself included. */
export const BRANDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  OWNERS.trim()
    .split('\n')
    .map((line) => {
      const labels = line.split(' ')
      return [labels[0] as string, new Set(labels)]
    }),
)

/** Words of daily life that are names too: these need more than themselves and a lure in a host. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  'apple chase ups wise klarna allegro office365 live ledger kraken blockchain halifax nationwide booking zoom slack steam hermes poste correos discord telegram outlook seur elster laposte mpl otp econt sameday omniva nordea alphabank'.split(
    ' ',
  ),
)

/** Names that many independent branches register with a town: `sparkasse-musterstadt.de`. */
export const OF_BRANCHES: ReadonlySet<string> = new Set(
  'sparkasse volksbank raiffeisen raiffeisenbank'.split(' '),
)
