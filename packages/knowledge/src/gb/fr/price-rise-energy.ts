/** A notice of a higher price for energy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGY_FR: Words = {
  'gb.price-rise.right-power-fixed': {
    says: 'Un prix fixe ne peut pas monter avant la fin de la durée. Ensuite, et en tarif variable, le plafond (price cap) d’Ofgem limite les prix.',
  },
  'gb.price-rise.right-power-switch': {
    says: 'Vous pouvez quitter un tarif variable à tout moment sans frais. De même dès 49 jours avant la fin d’une offre fixe.',
  },
  'gb.price-rise.option-power-complain': {
    says: 'Réclamez au fournisseur. Après huit semaines ou sa réponse finale, saisissez l’Energy Ombudsman.',
    title: 'Réclamer, puis Energy Ombudsman',
    cost: 'Rien.',
    time: 'Huit semaines, puis un peu plus.',
    risk: 'Aucun.',
    bestFor: 'Un prix fixe a monté ou des frais sont faux.',
  },
}
