/**
 * Whether a message presses its reader, asks for what opens an account or pays, and speaks in the name of an office or a
 * firm: the three signs of phishing that no address tells. Each of them stands in many honest mails, all three in few. By
 * language.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units on each side of a passage in which the signs are looked for: a mail is mostly shorter. */
const REACH = 1_200

/** What is lost soon, or has been already. */
const PRESSES = lateExpression(
  `(?<!\\p{L})(?:${[
    oneLine`
      within (?:the next )?\d+ ?(?:hours?|hrs?|days?)|in (?:the next )?(?:12|24|48|72) ?h
      |immediately|urgent(?:ly)?|as soon as possible
      |(?:will|shall|would) be (?:
        suspended|closed|deactivated|disabled|terminated|blocked|deleted|restricted|limited
        |lost
      )
      |(?:has|have) been (?:suspended|limited|locked|restricted|deactivated|disabled|blocked)
      |suspen(?:d|sion)|expire[sd]?|failure to
      |avoid (?:losing|suspension|termination|interruption)|(?:last|final) (?:warning|notice)
      |unauthori[sz]ed|unusual (?:activity|sign)
    `,
    oneLine`
      innerhalb (?:von )?\d+ (?:stunden|tagen)|binnen \d+|umgehend|dringend|unverzüglich
      |(?:wird|wurde)[^.!?\n]{0,40}(?:gesperrt|deaktiviert|gelöscht|eingeschränkt|geschlossen)
      |läuft [^.!?\n]{0,20}ab|letzte (?:warnung|mahnung)
    `,
    oneLine`
      (?:dans les|sous) \d+ ?(?:heures|h|jours)|immédiatement|urgent
      |(?:sera|a été)[^.!?\n]{0,20}(?:suspendu|bloqué|désactivé|fermé|limité)e?|expire
      |dernier (?:avis|rappel)
    `,
    oneLine`
      (?:en|dentro de) (?:las próximas )?\d+ ?(?:horas|días)|inmediatamente|urgente
      |(?:será|ha sido)[^.!?\n]{0,20}(?:suspendid|bloquead|desactivad|cerrad|limitad)[oa]
      |no autorizado|caduca|último aviso
    `,
    oneLine`
      (?:em|nas próximas|dentro de) \d+ ?horas|imediatamente
      |(?:será|foi)[^.!?\n]{0,20}(?:suspens|bloquead|desativad|cancelad|limitad)[oa]|expira
      |último aviso
    `,
    oneLine`
      entro (?:le )?\d+ ?(?:ore|giorni)|immediatamente
      |(?:sarà|è stat[oa])[^.!?\n]{0,20}(?:sospes|bloccat|disattivat|chius|limitat)[oa]|scade
      |ultimo avviso
    `,
    oneLine`
      binnen \d+ ?(?:uur|dagen)|onmiddellijk|dringend
      |(?:wordt|is)[^.!?\n]{0,30}(?:geblokkeerd|opgeschort|gedeactiveerd|beperkt)|verloopt
    `,
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** What opens an account or pays, and where one signs in. */
const ASKS = lateExpression(
  `(?<!\\p{L})(?:${[
    oneLine`
      (?:
        verify|confirm|update|validate|re-?activate|restore|submit|provide|enter|reply with
        |send us|fill
      )(?!\p{L})[^.!?\n]{0,60}(?:
        account|password|identity|information|details|mailbox|card|pin|login|credentials|ssn
        |date of birth|billing|payment
      )
      |(?:user ?name|password) ?:|(?:log|sign) ?in (?:to|here|below|now|with)
      |click (?:here|below|on|the)|open the attach|attached (?:form|document)
    `,
    oneLine`
      (?:
        bestätigen|aktualisieren|verifizieren|geben|senden|antworten
      ) sie(?!\p{L})[^.!?\n]{0,60}(?:konto|passwort|kennwort|daten|karte|pin|tan|identität)
      |klicken sie|anhang öffnen
    `,
    oneLine`
      (?:confirmez|vérifiez|mettez à jour|saisissez|envoyez|répondez)(?!\p{L})[^.!?\n]{0,60}(?:
        compte|mot de passe|identifiant|identité|coordonnées|carte|code|informations
      )
      |cliquez
    `,
    oneLine`
      (?:confirme|verifique|actualice|introduzca|envíe|responda)(?!\p{L})[^.!?\n]{0,60}(?:
        cuenta|contraseña|usuario|identidad|datos|tarjeta|clave
      )
      |haga clic|pulse aquí
    `,
    oneLine`
      (?:
        confirme|verifique|atualize|informe|digite|envie|responda
      )(?!\p{L})[^.!?\n]{0,60}(?:conta|senha|usuário|identidade|dados|cartão|cadastro)
      |clique
    `,
    oneLine`
      (?:
        confermi|conferma|verifichi|verifica|aggiorni|aggiorna|inserisca|invii|risponda
      )(?!\p{L})[^.!?\n]{0,60}(?:conto|account|password|utente|identità|dati|carta)
      |clicchi|clicca
    `,
    oneLine`
      (?:bevestig|verifieer|controleer|werk|vul|stuur|antwoord)(?!\p{L})[^.!?\n]{0,60}(?:
        rekening|account|wachtwoord|gegevens|kaart|identiteit|pincode
      )
      |klik
    `,
  ].join('|')})`,
  'iu',
)
/** In whose name it is written, or that it is written to whom it may concern. */
const SPEAKS_FOR = lateExpression(
  `(?<!\\p{L})(?:${[
    oneLine`
      (?:
        account|security|support|billing|customer (?:service|care)|help ?desk|it|web ?mail
        |admin(?:istrat(?:or|ion))?|fraud|technical|service|system
      ) (?:team|department|centre?r?|desk|service|support|administrator)
      |help ?desk
      |dear (?:valued |esteemed )?(?:
        customer|client|user|member|subscriber
        |(?:account|mailbox|email|e-mail|webmail) (?:holder|owner|user)
      )
      |all rights reserved|bank|paypal|ebay|microsoft|apple|amazon|netflix|dhl|fedex|ups
    `,
    oneLine`
      sehr geehrte[rs]? (?:kunde|kundin|nutzer|mitglied|damen und herren)|kundenservice
      |kundendienst|sparkasse|volksbank|sicherheitsabteilung|it-abteilung
    `,
    'cher(?:e|s)? (?:client|cliente|utilisateur|membre|abonné)|service (?:client|sécurité|technique)|banque|la poste',
    'estimad[oa]s? (?:cliente|usuari[oa]|miembro)|(?:servicio|departamento) (?:de|técnico|al)|banco|correos',
    '(?:prezad|car)[oa] (?:cliente|usuári[oa])|central de atendimento|receita federal|correios|caixa',
    '(?:gentile|car[oa]) (?:cliente|utente)|servizio clienti|amministratore|banca|poste',
    'beste (?:klant|gebruiker)|geachte (?:klant|heer|mevrouw)|klantenservice|belastingdienst|postnl',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** Whether all three signs stand in a stretch or near it, in seven languages. */
export function isLure(text: string, range: Range): boolean {
  const near = textAround(text, range, REACH)
  return PRESSES().test(near) && ASKS().test(near) && SPEAKS_FOR().test(near)
}
