/** Checks of HM Revenue and Customs, late payment, simple assessment and the child benefit charge: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CHECKS_FR: Words = {
  'gb.tax.right-years': {
    says: "HMRC peut le plus souvent remonter à quatre ans, six en cas de négligence et 20 si c'était voulu. Il faut plus qu'une supposition. Vous avez 30 jours pour faire appel.",
  },
  'gb.tax.right-check': {
    says: "HMRC ne peut demander que ce qu'il faut pour le contrôle. Vous pouvez demander pourquoi, avoir un conseil, et demander au tribunal de clore un contrôle trop long.",
  },
  'gb.tax.right-late': {
    says: 'La pénalité de retard tombe si vous aviez une bonne excuse, ou un délai accordé avant le jour de la pénalité.',
  },
  'gb.tax.right-simple': {
    says: 'Si les chiffres sont faux, dites-le à HMRC sous 60 jours. Après sa réponse, vous avez 30 jours pour faire appel.',
  },
  'gb.tax.know-child-charge': {
    says: "La taxe commence quand vous ou votre partenaire gagnez plus de £60,000. À £80,000, elle prend toute l'allocation. Vous pouvez arrêter le versement et garder le droit.",
  },
}
