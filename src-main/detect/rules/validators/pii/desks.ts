/** Who answers for a house, a firm or a program without being anybody: in a chat, at a telephone, below the head for a name. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'

/** Roles, desks and departments, who has a part in a talk, and carriers, which a display shows in place of a caller. */
const DESK = leanExpression(
  oneLine`
    (?:^|\s)(?:
      admin\p{L}*|agent[ei]?|anrufer(?:in)?|audience|caller|host(?:ess)?|interview(?:er|ee)|narrator|presenter
      |publikum|assist\p{L}*|asistent\p{L}*|bot|chatbot|client[ei]?|customer|destek|helpdesk|hotline|klantenservice
      |kundenservice|kundendienst|kundtjänst|moderator|müşteri|obsługa|operator|postmaster|service|soporte|support
      |suporte|(?:sub)?system|user|vendite|ventas|zákaznick\p{L}*|поддержк[аи]|оператор|підтримк[аи]|客服|客服人员|サポート|team
      |equip[oea]|équipe|tým|zespół|команда|екип|echipa|csapat\p{L}*|tiimi|ομάδα|გუნდი|security|sicherheit|sécurité
      |seguridad|sicurezza|segurança|bezpečnost\p{L}*|bezpieczeństw\p{L}*|biztonság\p{L}*|securitate\p{L}*
      |turvallisuus|säkerhet|sikkerhet|sikkerhed|sigurnost|varnost|güvenli\p{L}*|безопасност\p{L}*|безпек[аи]
      |безбедност|ασφάλεια|უსაფრთხოება|անվտանգություն|אבטחה|servis|servicio|serviço|servizio|сервис|сервіс|служба
      |υπηρεσία|υποστήριξη|εξυπηρέτηση|მხარდაჭერა|სერვისი|asiakaspalvelu|ügyfélszolgálat|kundeservice|kundservice
      |podrška|подршка|podpora|поддръжка|klienditugi|layanan|تیم|پشتیبانی|الدعم|فريق|תמיכה|צוות
      |accueil|centrale|centralita|centralino|empfang|emergency|fax|headquarters|info(?:rmation)?|mobile?|ortel|office
      |phone|portineria|receptie|reception|recepci[oó]n|recepcja|receção|rezeption|sales|secretar[ií]a|secrétariat
      |segreteria|sekretariat|switchboard|tel(?:ef\p{L}+)?|telekom|us|verkauf|vertrieb|vodafone|zentrale
    )(?:\s|$)
  `,
  'iu',
)

/** Whether a name is that of a desk, an office, a carrier or a part in a talk. */
export function isDesk(name: string): boolean {
  return DESK.test(name)
}
