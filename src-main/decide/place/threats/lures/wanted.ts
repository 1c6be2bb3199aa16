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
    // Czech, Hungarian, Romanian, Finnish, Ukrainian, Greek, Danish, Vietnamese, Indonesian.
    oneLine`
      (?:ověřte|potvrďte|zadejte|vyplňte|opište|pošlete)(?!\p{L})[^.!?\n]{0,60}(?:kart|totožnost|hesl|kód|údaj|účt)\p{L}*
      |(?:adja meg|erősítse meg|írja be|küldje)(?!\p{L})[^.!?\n]{0,60}(?:kárty|jelszó|adat|kód|számla)\p{L}*
      |(?:introduceți|confirmați|verificați|trimiteți|completați)(?!\p{L})[^.!?\n]{0,60}(?:card|parol|cod|date|cont)\p{L}*
      |(?:vahvista|syötä|anna|lähetä|päivitä)(?!\p{L})[^.!?\n]{0,60}(?:tili|salasana|tunnus|kort)\p{L}*
      |(?:підтверд|введ|надішл|вкаж|скин)\p{L}{1,5}(?!\p{L})[^.!?\n]{0,60}(?:карт|парол|код|дан|рахун)\p{L}*
      |(?:επιβεβαιώσ|εισάγ|στείλ|συμπληρώσ)\p{L}{1,5}(?!\p{L})[^.!?\n]{0,60}(?:κάρτα|κωδικ|στοιχεί|λογαριασμ)\p{L}*
      |(?:bekræft|indtast|opdater|send)(?!\p{L})[^.!?\n]{0,60}(?:kort|adgangskode|oplysning|kode|konto)\p{L}*
      |(?:nhập|gửi|xác nhận|cung cấp|cập nhật)[^.!?\n]{0,40}(?:mật khẩu|mã otp|số thẻ|tài khoản|cccd)
      |(?:masukkan|kirim|konfirmasi|isi|verifikasi)(?!\p{L})[^.!?\n]{0,40}(?:kartu|sandi|kode|data|rekening|pin)\p{L}*
    `,
  ],
  oneLine`
    (?:確認|更新|入力|認証|設定)[^。\n]{0,12}(?:ください|完了)|(?:カード|個人|お支払い|口座)(?:情報|番号)
    |(?:验证|更新|填写|确认|提供|认证)[^。\n]{0,20}(?:信息|账户|密码|银行卡|身份证|验证码)
    |(?:비밀번호|인증번호|카드|신분증|계좌|주소)[^.\n]{0,20}(?:보내|입력|확인|알려)|(?:أدخل|أرسل|أكد|حدّ?ث)[^.\n]{0,40}(?:بطاقة|رمز|كلمة|حساب)|(?:ओटीपी|पासवर्ड|कार्ड|खात)[^।\n]{0,30}(?:बता|भेज|डाल|दर्ज)
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
    // Czech, Hungarian, Romanian, Finnish, Ukrainian, Greek, Danish, Vietnamese, Indonesian.
    oneLine`
      číslo (?:platební )?karty|hesl(?:o|a|em)|rodné číslo|autorizační \p{L}+|bankovní identit\p{L}+|kártya\p{L}* szám\p{L}*|cvc|cvv|jelszó\p{L}*|numărul cardului|cnp
      |codul (?:primit|pin)|verkkopankkitunnu\p{L}+|salasana\p{L}*|tunnusluku\p{L}*|номер картки|пароль|код (?:із|з)|αριθμό κάρτας|κωδικ\p{L}+|cpr-nummer|kortnummer|adgangskode|mitid
      |mật khẩu|mã otp|số thẻ|căn cước|kata sandi|kode otp|nomor kartu
    `,
  ],
  'パスワード|暗証番号|カード番号|生年月日|密码|验证码|身份证|卡号|비밀번호|인증번호|카드번호|신분증|주민등록|رقم البطاقة|رمز التحقق|كلمة (?:المرور|السر)|ओटीपी|पासवर्ड|पिन|कार्ड नंबर|รหัส|U盾',
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
    // Czech, Hungarian, Romanian, Finnish, Ukrainian, Greek, Danish, Vietnamese, Indonesian.
    oneLine`
      klikněte|přihlaste se (?:zde|na)|na odkaz\p{L}*|kattints\p{L}+|az alábbi (?:felület|link|hivatkoz)\p{L}*|accesați|clic|linkul|klikkaa|kirjaudu (?:tästä|tänne)|linkistä|alla oleva\p{L}*
      |за посиланням|посилання|натисніть|перейдіть|πατήστε|κάντε κλικ|σύνδεσμο\p{L}*|klik (?:her|på)|linket|log ind her|liên kết|bấm vào|nhấn vào|cài (?:đặt )?ứng dụng|klik|tautan|unduh
    `,
  ],
  'こちらから|下記|クリック|リンク|点击|链接|扫描|二维码|附件|링크|눌러|클릭|앱 ?(?:을 )?설치|الرابط|اضغط|حمّ?ل|लिंक|क्लिक|इंस्टॉल|इस नंबर पर|ลิงก์|下载(?:这个|此)',
)
