/** Questions about pay for a suspension that ended without a dismissal: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_WITHOUT_PAY_FR: Words = {
  'fr.ask-work.suspension-paid': {
    says: "Les jours de mise à pied conservatoire doivent être payés au final, sauf licenciement pour faute grave ou lourde. Sans licenciement, avec un avertissement ou une faute moindre, l'employeur doit donc le salaire. Seule une sanction motivée par lettre qui transforme ces jours en punition peut les laisser impayés. Demandez par recommandé avec un dernier jour. Puis saisissez les prud'hommes en référé. Vous avez trois ans.",
  },
}
