/**
 * Kinds of words by which messages that phish differ from honest ones, in thirteen languages. Each kind stands in many
 * honest mails, several together in few. Chosen on the 3,971 phishing mails of `training/seeds/threat`, against the honest
 * mail that each of them has for a twin.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** Whole words of several languages, and what is written without spaces. */
function words(spaced: readonly string[], unspaced: string): () => RegExp {
  return lateExpression(`(?<!\\p{L})(?:${spaced.join('|')})(?!\\p{L})|${unspaced}`, 'iu')
}

/** What is lost or has been, and what is wrong with an account. */
const LOSES = words(
  [
    oneLine`
      (?:be|been|is|are|was|get|getting|being|temporarily|permanently|automatically) (?:\w+ )?(?:
        suspended|closed|de-?activated|disabled|terminated|blocked|deleted|restricted|limited|locked
        |cancell?ed|frozen|lost|shut ?down|compromised|placed on hold|removed|revoked|returned
      )
      |suspen(?:d|ded|sion)|expire[sd]?|expiring|expiration|failure to|on hold|(?:avoid|prevent) \w+
      |los(?:e|ing) (?:access|your)|unauthori[sz]ed|unusual|suspicious|exceeded|deactivation
      |termination|(?:unable|failed|not able) to (?:verify|validate|process|deliver)|legal action
      |could not be|pending|detected|security (?:reasons?|measures?|alert|breach)|fraud(?:ulent)?
      |undelivered|quota
    `,
    oneLine`
      gesperrt|deaktiviert|gelöscht|eingeschränkt|geschlossen|blockiert|zurückgesandt
      |läuft|laufen|abgelaufen\p{L}*|sperr(?:e|ung)|ungewöhnlich\p{L}*|verdächtig\p{L}*|unbefugt\p{L}*
      |mahnung\p{L}*|andernfalls|sonst (?:fallen|wird|geht)|inaktiv|ungültig|fehlgeschlagen
      |nicht (?:zugestellt|verarbeitet) werden|überprüfung|verfällt|verfallen|rücklastschrift
    `,
    oneLine`
      (?:suspendu|bloqué|désactivé|fermé|limité|restreint|supprimé|retourné)e?s?|expir\p{L}+
      |inhabituel\p{L}*|suspecte?s?|non autorisée?s?|faute de|sous peine|majoration|en attente
      |annul(?:er|é|ée|ation)|échou\p{L}+|rejetée?|suspension|blocage|résili\p{L}+|perdue?s?|sera perdu
    `,
    oneLine`
      (?:suspendid|bloquead|desactivad|cancelad|limitad|restringid|retenid|eliminad|cerrad)[oa]s?
      |no autorizad\p{L}+|rechazad[oa]|suspensión|bloqueo|embargo|inusual\p{L}*|sospechos\p{L}+
      |caduc\p{L}+|de lo contrario|devuelto
    `,
    oneLine`
      (?:suspens|desativad|restrit|retid|taxad|exclu[ií]d|encerrad|desligad|devolvid)[oa]s?|bloqueio
      |suspensão|cancelamento|vence(?:m|rá|u)?|irregular\p{L}*|pend[eê]nci\p{L}+|suspeit\p{L}+
      |não autorizad\p{L}+|invasão|caso contrário
    `,
    oneLine`
      (?:sospes|bloccat|disattivat|chius|scadut|cancellat)[oaie]|scad(?:e|rà|enza)|insolit\p{L}+
      |sospett\p{L}+|non autorizzat\p{L}+|sospensione|blocco|rifiutat[oa]|anomal\p{L}+|fermo
      |in giacenza|in caso contrario
    `,
    oneLine`
      geblokkeerd|opgeschort|gedeactiveerd|beperkt|verwijderd|gesloten|afgesloten|ingehouden
      |verloopt|verlopen|vervalt|vervallen|mislukt|niet (?:bezorgd|verwerkt)|blokkade
      |ongebruikelijk\p{L}*|verdachte?|anders (?:wordt|gaat)|beslag|retour
    `,
    oneLine`
      zablokowan\p{L}+|zawieszon\p{L}+|usunięt\p{L}+|wygas\p{L}+|wstrzyman\p{L}+|podejrzan\p{L}+
      |nieautoryzowan\p{L}+|blokad\p{L}+|odrzucon\p{L}+|nie (?:udało|powiodła)|w przeciwnym razie
    `,
    oneLine`
      bloke edil\p{L}+|askıya|kapatıl\p{L}+|silinecek\p{L}*|kısıtlan\p{L}+|bekletil\p{L}+|şüpheli
      |süresi dol\p{L}+|aksi (?:halde|takdirde)|engellen\p{L}+|iptal edil\p{L}+|başarısız
      |teslim edilemedi
    `,
    oneLine`
      spärra[tsd]e?|stängs|stängts|upphör|avslutas|raderas|ovanlig\p{L}*|misstänkt\p{L}*|annars
      |returneras|avstäng\p{L}+|blockera\p{L}+|misslyckad\p{L}*|kunde inte
    `,
    oneLine`
      заблокирован\p{L}*|приостановлен\p{L}*|удал[её]н\p{L}*|ограничен\p{L}*|задержан\p{L}*
      |подозрительн\p{L}+|истека\p{L}+|в противном случае|иначе|блокировк\p{L}+|отключ\p{L}+|не удалось
    `,
  ],
  '停止|制限|凍結|無効|失効|不正|差し押さえ|返送|冻结|停用|失效|异常|扣留|逾期|限制|注销',
)
/** That it is to be done soon. */
const HURRIES = words(
  [
    oneLine`
      (?:within|in)(?: the)?(?: next)? \d+ ?(?:hours?|hrs?|h|days?|minutes)|\d{1,3} hours
      |immediate(?:ly)?|urgent(?:ly)?|as soon as possible|asap|right away|at once|act now|today
      |tonight|last chance|hurry|promptly|without delay|before (?:it(?:'s| is) too late|noon)
      |(?:last|final) (?:warning|notice|reminder)|only \d+ (?:left|hours|places)
    `,
    oneLine`
      (?:innerhalb|binnen) (?:von )?\d+|umgehend|dringend\p{L}*|unverzüglich|sofort\p{L}*|heute
      |bis (?:morgen|heute)|jetzt|schnellstmöglich|letzte (?:warnung|mahnung|chance)|noch \d+ stunden
    `,
    oneLine`
      (?:dans les|sous) \d+|immédiatement|urgente?s?|aujourd.hui|avant minuit
      |dans les plus brefs délais|dernier (?:avis|rappel)|ce soir|dès (?:maintenant|réception)
      |au plus (?:vite|tôt)
      |avant \d+ ?h
    `,
    oneLine`
      (?:en|dentro de|plazo de)(?: las próximas)? \d+ ?(?:horas|h|días)|inmediat\p{L}+
      |urgente\p{L}*|hoy|ahora|esta noche|último aviso|cuanto antes|de inmediato|antes de las \d+
    `,
    oneLine`
      (?:em|nas próximas|dentro de|em até|até|prazo de) \d+ ?(?:horas|h|dias)|imediat\p{L}+
      |urgência|hoje|agora|último dia|últimas? (?:horas|vagas|chance)|o quanto antes
    `,
    '(?:entro|nelle prossime)(?: le)? \\d+|oggi|stasera|subito|ultimo avviso',
    oneLine`
      binnen \d+|onmiddellijk|spoed\p{L}*|vandaag|direct|meteen|zo snel mogelijk|vanavond
      |laatste (?:waarschuwing|herinnering|kans)
    `,
    oneLine`
      w ciągu \d+|natychmiast\p{L}*|piln\p{L}+|dziś|dzisiaj|teraz|niezwłocznie|jak najszybciej
      |ostatni\p{L}* (?:szansa|wezwanie)
    `,
    '\\d{1,3} saat|hemen|acil\\p{L}*|bugün|derhal|şimdi|bu akşam|son (?:uyarı|gün|şans|\\d+)',
    'inom \\d+|omedelbart|genast|brådskande|i ?dag|snarast|ikväll|sista (?:chansen|påminnelse)',
    oneLine`
      в течение \d+|немедленно|срочно|сегодня|сейчас|до конца дня|последн\p{L}+ (?:шанс|предупреждение)
    `,
  ],
  '時間以内|本日中|至急|今すぐ|直ちに|小时内|立即|马上|今日|尽快',
)
/** That something of an account is to be told or confirmed. */
const ASKS = words(
  [
    oneLine`
      (?:
        (?:verify|confirm|updat|validat|provid)(?:e|ing)?|re-?activate|restore|submit|enter|reply with
        |send (?:us|me)|fill|review|upgrade|re-?confirm
      )(?!\p{L})[^.!?\n]{0,60}(?:
        account|password|identity|information|details|mailbox|card|pin(?!\p{L})|login|credentials
        |ssn|address|billing|date of birth|payment|phone number|data|profile|record
      )\p{L}*
      |(?:choose|select) your bank|(?:log|sign)(?:ging|ing)? ?in with|approve (?:the|it|this|them)
      |to receive (?:it|the|your)|kindly (?!regards)\p{L}+|so that we can
      |must (?:be|confirm|verify|complete|update|enter|sign)
    `,
    oneLine`
      (?:
        bestätigen|aktualisieren|verifizieren|überprüfen|geben|senden|antworten|erneuern|hinterlegen
      ) sie(?!\p{L})[^.!?\n]{0,60}(?:
        konto|passwort|kennwort|daten|karte|pin|tan|identität|angaben|zugang|bankverbindung
      )\p{L}*
      |(?:halten|laden) sie[^.!?\n]{0,80}(?:bereit|hoch)
    `,
    oneLine`
      (?:
        confirme[rz]|vérifie[rz]|mett(?:ez|re) à jour|saisi(?:ssez|r)|envoye[rz]|répond(?:ez|re)
        |actualise[rz]|complète[rz]|remplir|remplissez|valide[rz]
      )(?!\p{L})[^.!?\n]{0,60}(?:
        compte|mot de passe|identifiant|identité|coordonnées|carte|code|information|formulaire
        |donnée|profil
      )\p{L}*
    `,
    oneLine`
      (?:confirm|verifi|actuali|introdu|enví|envi|respond|valid|ingres|complet)\p{L}{1,6}
      (?!\p{L})[^.!?\n]{0,60}(?:
        cuenta|contraseña|usuario|identidad|datos|tarjeta|clave|información
      )\p{L}*
    `,
    oneLine`
      (?:
        confirm|verifi|atuali|inform|digit|envi|respond|valid|cadastr|recadastr|regulari|preench
        |inser|sincroni|desbloque|ativ|liber
      )\p{L}{1,6}(?!\p{L})[^.!?\n]{0,60}(?:
        conta|senha|usuário|utilizador|identidade|dados|cartão|cadastro|informações|token
        |dispositivo|acesso|chave|cpf|situação|formulário
      )\p{L}*
    `,
    oneLine`
      (?:conferm|verific|aggiorn|inser|invi|rispond|complet|convalid|riattiv)\p{L}{1,6}
      (?!\p{L})[^.!?\n]{0,60}(?:conto|account|password|utente|identità|dati|carta|informazioni)
    `,
    oneLine`
      (?:
        bevestig|verifieer|verifiëren|controleer|controleren|werk|vul|stuur|antwoord|valideer
        |activeer|vernieuw
      )\p{L}{0,3}(?!\p{L})[^.!?\n]{0,60}(?:
        rekening|account|wachtwoord|gegevens|kaart|identiteit|pincode|pas(?!\p{L})|profiel
      )\p{L}*
      |(?:gegevens|account|identiteit|rekening) (?:te )?(?:
        bevestigen|verifiëren|controleren|bijwerken|vernieuwen
      )
    `,
    oneLine`
      (?:potwierd|zweryfikuj|zaktualizuj|poda|wpisz)\p{L}{0,4}(?!\p{L})[^.!?\n]{0,60}(?:
        dan(?:e|ych)(?!\p{L})|konto|hasł|kart|tożsamość|numer
      )\p{L}*
    `,
    '(?:bilgi|kart|hesap|şifre|kimli)\\p{L}*[^.!?\\n]{0,40}(?:doğrula|güncelle|onayla|girin|gönder)\\p{L}*',
    oneLine`
      (?:bekräfta|verifiera|uppdatera|ange|fyll i|skicka)(?!\p{L})[^.!?\n]{0,60}(?:
        konto|lösenord|uppgifter|kort|identitet|kod
      )\p{L}*
    `,
    oneLine`
      (?:подтверд|обнов|введ|укаж|провер|сообщ)\p{L}{1,5}(?!\p{L})[^.!?\n]{0,60}(?:
        сч[её]т|парол|данны|карт|личност|аккаунт|код
      )\p{L}*
    `,
  ],
  oneLine`
    (?:確認|更新|入力|認証|設定)[^。\n]{0,12}(?:ください|完了)|(?:カード|個人|お支払い|口座)(?:情報|番号)
    |(?:验证|更新|填写|确认|提供|认证)[^。\n]{0,20}(?:信息|账户|密码|银行卡|身份证|验证码)
  `,
)
/** What only its owner knows and what opens an account, as forms and callers ask for it. */
const NAMES_SECRETS = words(
  [
    oneLine`
      date of birth|birth ?date|(?:full|maiden) names?|ssn|social security|sort code|cvv2?|cvc
      |expiry(?: date)?|(?:card|account|pin|phone) (?:number|code)|user ?(?:name|id)s?
      |(?:your|and|e-?mail|current|its|the same) (?:password|pin)|password and|login (?:and|details)
      |credentials|bank (?:login|card|details)|(?:recovery|seed) phrase|one-time (?:code|pass\p{L}+)
      |passcode|security code|front and back|both sides|(?:photo|scan|copy) of|identity
    `,
    oneLine`
      (?:karten|kreditkarten|geheim|prüf)(?:nummer|daten|zahl|ziffer)|kreditkarte|zugangsdaten
      |geburtsdatum|kontostand|kontodaten|(?:ihre[nr]?|und|die) (?:pin|tan)|(?:passwort|kennwort) ein
      |(?:und|ihr) (?:passwort|kennwort)|personalausweis\p{L}*
    `,
    oneLine`
      carte bancaire|sécurité sociale|numéro de (?:carte|compte|téléphone)|identifiants?
      |(?:votre|et) mot de passe|code (?:reçu|secret|confidentiel)|coordonnées bancaires|recto
      |pièce d.identité|munissez-vous
    `,
    oneLine`
      (?:número|datos) de (?:la |su |tu )?(?:tarjeta|cuenta)|usuario|contraseña|clave|caducidad
      |fecha de nacimiento|foto del?|código (?:que|sms)
    `,
    oneLine`
      senha|cpf|(?:número|dados) do (?:seu )?cartão|foto do|dígitos|código (?:de segurança|recebido)
      |frente e verso|data de nascimento|utilizador|chave de segurança
    `,
    oneLine`
      credenziali|(?:numero|dati) (?:della|di) (?:sua |tua )?carta|codice (?:fiscale|ricevuto|sms|otp)
      |(?:utente|e) password|documento e
    `,
    oneLine`
      geboortedatum|rekeningnummer|bankpas|inloggegevens|pincode|(?:uw|en|je) wachtwoord
      |creditcard\p{L}*|kaartnummer|(?:uw|je) gegevens
    `,
    oneLine`
      numer (?:karty|konta|pesel)|kod(?:em|u)? blik|pesel|dowod(?:u|em)|hasł\p{L}+
      |dane (?:karty|logowania|osobowe)|swoje dane
    `,
    'kart (?:bilgi|numara|şifre)\\p{L}*|kimlik \\p{L}+|şifreniz\\p{L}*|bilgilerinizi',
    'legitimera dig|lösenord\\p{L}*|kortnummer|personnummer|koden från',
    'номер\\p{L}* карт\\p{L}+|код\\p{L}* из|паспорт\\p{L}*|парол\\p{L}+|данные карты',
  ],
  'パスワード|暗証番号|カード番号|生年月日|密码|验证码|身份证|卡号',
)
/** Where it goes on: a link, a button, a file, a code to scan, a number to call. */
const LEADS = words(
  [
    oneLine`
      click\p{L}*|(?:tap|press) (?:here|below|on|the|this|link)
      |(?:log|sign) ?(?:in|on) (?:here|below|now)
      |(?:follow|use|visit|open|through|via|at) (?:the|this) (?:\w+ )?(?:
        links?|website|attach\p{L}+|form|button|page
      )
      |(?:link|button|form) below|below link|following (?:link|form)|secure link|download\p{L}*
      |attached (?:form|document|file|html)|see (?:the )?attach\p{L}+|scan (?:the|this)
      |call (?:us|our|now)|view (?:\w+ ){0,2}(?:document|messages?|invoice|files?)
    `,
    oneLine`
      klicken|anhang öffnen|(?:folgende[nm]?|diese[nm]) link
      |(?:melden|loggen) sie sich (?:hier|jetzt|unten)|link unten
      |hier (?:klicken|bestätigen|anmelden|bezahlen)|qr-code\p{L}*|scannen
    `,
    oneLine`
      cliqu\p{L}+|(?:lien|formulaire) (?:ci-dessous|suivant)|ce lien
      |connectez-vous (?:ici|maintenant|via)|télécharge[rz]
      |pièce jointe|(?:payez|réglez|cliquer|confirmez|sur) (?:ici|ce lien)|bouton|scannez|rappelez
      |(?:le|via) (?:lien|qr)
    `,
    oneLine`
      (?:haga|haz|hacer) cli[ck]\p{L}*|pulse aquí|(?:siguiente|este) enlace|enlace siguiente
      |(?:inici[ae] sesión|acced[ae]) (?:aquí|ahora|desde|a través)|descarg\p{L}+|archivo adjunto
    `,
    oneLine`
      cli(?:que|car|cando)|(?:link|botão|endereço) (?:abaixo|a seguir)
      |acess(?:e|ar|ando) (?:aqui|agora|o (?:link|site|portal))|anexos?
      |baix(?:e|ar)|segue|visualizar|toque|(?:no|pelo|neste|este|seguinte) link|aqui|ligue
    `,
    oneLine`
      clicc\p{L}+|(?:seguente|questo) link|link (?:seguente|sottostante|qui sotto)
      |acced[ai] (?:qui|ora|subito)
      |scaric\p{L}+|in allegato|qui sotto|premi
    `,
    oneLine`
      klik\p{L}*|(?:onderstaande|volgende|deze) (?:link|knop|button|koppeling)|log (?:hier|nu|direct) in
      |inloggen via|bijlage
    `,
    oneLine`
      klikn\p{L}+|poniższ\p{L}+ link\p{L}*|zaloguj się (?:tutaj|teraz|poniżej)|załącznik\p{L}*|pobierz
      |(?:pod|przez) link\p{L}*|zeskanuj|zadzwoń
    `,
    'tıkla\\p{L}*|bağlantı\\p{L}*|ek(?:te|li) dosya|indir\\p{L}*|link\\p{L}*|arayın|okutun',
    oneLine`
      klicka|(?:länken|knappen) nedan|logga in (?:här|nu|via)|följ(?:ande)? länk|bifoga\p{L}+
      |ladda ner|via länken|skanna|ring (?:oss|nu)
    `,
    '(?:перейд|нажм|щ[её]лкн)\\p{L}+|по ссылке|скача\\p{L}+|ссылк\\p{L}+|во вложении|перезвон\\p{L}+',
  ],
  'こちらから|下記|クリック|リンク|点击|链接|扫描|二维码|附件',
)
/** In whose name it is written. */
const SPEAKS_FOR = words(
  [
    oneLine`
      (?:
        account|security|support|billing|customer (?:service|care)|help ?desk|it|web ?mail|mail
        |admin(?:istrat(?:or|ion))?|fraud|technical|service|system|review|payments?|online
      ) (?:team|department|dept|centre?r?|desk|services?|support|administrator|admin)
      |help ?desk|webmail|all rights reserved|bank(?:ing)?|paypal|ebay|microsoft|office ?365|outlook
      |apple|amazon|netflix|dhl|fedex|ups|usps|facebook|google|docusign|chase|wells fargo|hsbc|hmrc
      |irs|american express|mastercard|visa
    `,
    oneLine`
      kundenservice|kundendienst|kundenbetreuung|sparkasse|volksbank|postbank|sicherheitsabteilung
      |it-abteilung|ihr \p{L}+[- ]team
    `,
    'service (?:client|sécurité|technique|fraude)|banque|la poste|assurance maladie|crédit|impôts|l.équipe',
    oneLine`
      (?:servicio|departamento) (?:de|técnico|al)|banco|correos|agencia tributaria|soporte
      |atención al cliente
    `,
    oneLine`
      central de (?:atendimento|relacionamento)|receita federal|correios|caixa|ministério|detran
      |serasa|bradesco|itaú|santander|nota fiscal|sefaz
      |(?:equipe|suporte|departamento|setor|serviço) (?:d[eao]|técnico|financeiro)
    `,
    oneLine`
      servizio clienti|amministratore|banca|poste italiane|assistenza|agenzia delle entrate|unicredit
      |il team
    `,
    'klantenservice|belastingdienst|postnl|rabobank|abn amro|ing|mijnoverheid|digid|afdeling \\p{L}+',
    'banku|urząd skarbowy|dział \\p{L}+|obsługa klienta|inpost|poczta',
    'banka\\p{L}*|müşteri hizmetleri|e-devlet|ptt|vergi dairesi',
    'banken|skatteverket|postnord|kundtjänst|bankid',
    'банк\\p{L}*|служба \\p{L}+|техподдержк\\p{L}+|госуслуг\\p{L}+|почта',
  ],
  '銀行|カスタマー|サポート|国税庁|運輸|カード会社|银行|客服|税务|人力资源部|快递',
)
/** To whom it may concern. */
const GREETS_ANYBODY = words(
  [
    oneLine`
      dear (?:\w{1,20} )?(?:
        customers?|clients?|users?|members?|subscribers?|owner|holder|friend|beneficiary|winner|sir
        |madam|student|staff|employee|e-?mail|webmail|account|cardholder|taxpayer|colleagues?
      )
      |attention|attn|hello (?:dear|customer|user)|good day|dearest|compliments|greetings
    `,
    oneLine`
      sehr geehrte[rs]? (?:kunde|kundin|nutzer|mitglied|damen und herren)|lieber? (?:kunde|nutzer)
      |sehr geehrte[rs]? (?:\p{L}+inhaber|steuerpflichtige)\p{L}*
    `,
    oneLine`
      ch(?:er|ère)s? (?:client|cliente|utilisateur|utilisatrice|membre|abonné|adhérent)e?s?
      |madame, monsieur
    `,
    'estimad[oa]s? (?:cliente|usuari[oa]|miembro|contribuyente)s?',
    oneLine`
      (?:prezad|car)[oa](?:\(a\))?s? (?:
        cliente|usuári[oa]|contribuinte|utilizador|senhora?|associad[oa]|correntista|cidadão
      )s?
      |olá,? cliente
    `,
    '(?:gentile|car[oa]|egregio) (?:cliente|utente|titolare)',
    '(?:beste|geachte) (?:klant|gebruiker|relatie|lezer|rekeninghouder|cliënt|heer|mevrouw)',
    'szanown\\p{L} (?:klien|użytkowni|pan)\\p{L}*|drogi (?:kliencie|użytkowniku)',
    'sayın (?:müşteri|kullanıcı|üye)\\p{L}*',
    '(?:bästa|kära) kund|уважаем\\p{L}+ (?:клиент|пользовател)\\p{L}*',
  ],
  'お客様|会員様|ご利用者|尊敬的(?:用户|客户)|亲爱的',
)
/** Money that comes from nowhere, is due for little, or goes where nobody calls it back from. */
const MONEY = words(
  [
    oneLine`
      millions?|lottery|winner|prizes?|you(?:'ve| have)? won|inherit\p{L}*|beneficiary|next of kin
      |compensation|refunds?|rewards?|gift ?cards?|bonus|bitcoins?|btc|crypto\p{L}*|wallets?|jackpot
      |unclaimed|atm card|investment|guaranteed|loan|claim your|rebate|funds?|congratulations
      |selected|free gift|earn|unpaid|settle|our new (?:bank|account)|safe account
      |(?:handling|shipping|delivery|redelivery|customs|release) (?:fee|charge)s?
      |transfer (?:the|your|of)
    `,
    oneLine`
      gewinn\p{L}*|(?:rück)?erstattung|auszahlung|begleichen|zollgebühr\p{L}*|gutschein|prämie
      |herzlichen glückwunsch|verdien\p{L}+
    `,
    oneLine`
      rembours\p{L}+|frais de|impayée?s?|réglez|changement de rib|gagn\p{L}+|récompense|héritage
      |félicitations|bon d.achat|cadeaux?|nouvel iban
    `,
    oneLine`
      reembolso|devolución|abon(?:e|ar)|tasas?|impagad\p{L}+|premio|gana\p{L}*|herencia|felicidades
      |sorteo|bizum
    `,
    oneLine`
      restituição|pague|pagamento pendente|prêmio|prémio|ganh\p{L}+|herança|parabéns|sorteio
      |resgat\p{L}+|pontos|pix|crédito|benefício|boleto|dívida|multa|cobrança|taxa
    `,
    'rimbors\\p{L}+|bonifico|spese di|non pagat\\p{L}+|vinto|vincit\\p{L}+|eredità|congratulazioni|buono',
    oneLine`
      terugbetaling|teruggave|openstaande?|betaal (?:nu|direct|vandaag|hier)|prijs|gewonnen|erfenis
      |gefeliciteerd|beloning|cadeau\p{L}*|gratis
    `,
    oneLine`
      zwrot\p{L}*|nagrod\p{L}+|wygra\p{L}+|spad(?:ek|ku)|blik\p{L}*|zar[oa]bi\p{L}+|\p{L}*dopłat\p{L}+
      |bon|mandat|przelew\p{L}*
    `,
    'iade\\p{L}*|ödül\\p{L}*|kazan\\p{L}+|återbäring|vinst|vunnit|swisha',
    oneLine`
      возврат\p{L}*|выплат\p{L}+|приз\p{L}{0,2}|выигра\p{L}+|наследств\p{L}+|заработ\p{L}+|штраф\p{L}*
      |бонус\p{L}*|пошлин\p{L}+|долг\p{L}*|перевод\p{L}*
    `,
  ],
  '当選|返金|還付|還元|ポイント|中奖|退款|补贴|奖励|赚',
)
/** That nobody is to be told, or that the answer goes past the usual way. */
const TAKES_ASIDE = words(
  [
    oneLine`
      confidential(?:ly|ity)?|secret|secrecy|between us|(?:can.t|cannot) (?:talk|call)|in a meeting
      |(?:don.t|do not|dont) (?:tell|discuss|mention|call|ring|share|inform|ignore|reply)
      |whatsapp|telegram|my (?:new|private|personal) (?:number|e-?mail)|reply (?:to )?me
      |contact (?:me|him|her)|get back to me|god bless
    `,
    'vertraulich\\p{L}*|mit niemandem|neue nummer|rufen sie (?:mich )?nicht',
    'confidentiel\\p{L}*|nouveau numéro|ne m.appelez pas',
    'confidencial\\p{L}*|reservad[oa]|número nuevo|nuevo número|no (?:me )?llames',
    'sigilo\\p{L}*|novo número|troquei de número|não comente\\p{L}*',
    'riservat\\p{L}+|nuovo numero|vertrouwelijk\\p{L}*|met niemand|nieuwe nummer',
    'poufn\\p{L}+|nowy numer|gizli\\p{L}*|yeni numara\\p{L}*|konfidentiel\\p{L}*|nya nummer',
    'конфиденциальн\\p{L}+|никому не|новый номер|с чужого номера',
  ],
  '@(?:gmail|yahoo|hotmail|outlook|aol|protonmail|163|qq|yandex)\\.|極秘|内密|他の者|保密|不要告诉|微信',
)

/** One expression a kind. */
export const LURE_SIGNS: readonly (() => RegExp)[] = [
  LOSES,
  HURRIES,
  ASKS,
  NAMES_SECRETS,
  LEADS,
  SPEAKS_FOR,
  GREETS_ANYBODY,
  MONEY,
  TAKES_ASIDE,
]
