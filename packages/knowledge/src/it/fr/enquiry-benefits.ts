/** The French words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_FR: Words = {
  'it.ask.inps-back': {
    says: 'Allez à un bureau d’aide (patronato), c’est gratuit. Vous avez 90 jours pour un recours. Pour une pension payée par erreur de l’INPS, une personne honnête n’a souvent pas à rembourser.',
  },
  'it.ask.benefit-refused': {
    says: 'Un bureau d’aide (patronato) dépose gratuitement un recours à l’INPS dans les 90 jours. Contre un refus pour invalidité civile, allez plutôt au tribunal, dans les six mois.',
  },
  'it.ask.single-allowance-age': {
    says: 'Jusqu’à 18 ans, elle est toujours due. De 18 à 21 ans, elle continue si l’enfant étudie, se forme, fait le service civil ou est inscrit comme chômeur. Elle continue aussi s’il travaille pour moins de 8 000 € par an. Pour un enfant handicapé, il n’y a pas de limite d’âge. Mettez la demande à jour à l’INPS quand il a 18 ans. Un patronato aide gratuitement.',
  },
  'it.ask.single-allowance-no-isee': {
    says: 'Vous l’avez aussi sans ISEE, mais au minimum : environ 58 € par mois et par enfant mineur en 2026, environ 30 € de 18 à 20 ans. Avec l’ISEE, jusqu’à environ 204 €. Si vous déposez l’ISEE (DSU) avant le 30 juin, l’INPS recalcule depuis mars et paie la différence. Plus tard, il compte à partir de ce mois. La DSU est gratuite au CAF ou sur le site de l’INPS.',
  },
}
