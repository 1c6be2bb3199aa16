/** What messages that phish want of their reader: data, secrets of an account, and to go where they lead. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { words } from './words.ts'

/** That something of an account is to be told or confirmed. */
export const ASKS = words(
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
export const NAMES_SECRETS = words(
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
export const LEADS = words(
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
