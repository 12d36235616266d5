/** Questions about how long a seizure of wages lasts: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_TIME_FR: Words = {
  'ch.ask.wage-seizure-time': {
    says: "Une saisie de salaire dure au plus un an dès le jour de la saisie, pour les dettes de ce groupe. Elle finit plus tôt quand elles sont payées. De nouvelles dettes peuvent amener une nouvelle année. Vos frais ou votre salaire ont changé : enfant, loyer plus haut, perte d'emploi ? Montrez les preuves, et l'office doit adapter tout de suite le montant. Payez les nouvelles factures au mieux et voyez un conseil en dettes (Caritas).",
  },
}
