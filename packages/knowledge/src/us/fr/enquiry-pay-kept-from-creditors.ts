/** Questions about pay that private creditors cannot take: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_FROM_CREDITORS_FR: Words = {
  'us.ask-state.pay-cannot-be-taken': {
    says: "Dans votre État, un créancier privé ne peut en général pas saisir votre salaire, même avec un jugement pour une carte ou un prêt. Pensions, impôts et prêts étudiants fédéraux sont à part ; en Pennsylvanie, un bailleur peut prendre 10% pour le loyer. Il peut viser votre compte : gardez vos fiches de paie. Répondez à l'avis d'exemptions, en Caroline du Nord sous 20 jours. Si l'on prend votre paie, allez vite au tribunal.",
  },
}
