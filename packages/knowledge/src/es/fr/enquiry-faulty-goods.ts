/** The French words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_FR: Words = {
  'es.ask.guarantee': {
    says: 'Oui. Le vendeur répond pendant trois ans pour le neuf. Il doit réparer ou remplacer sans frais. Sinon, demandez un prix plus bas ou votre argent.',
  },
  'es.ask.used-car': {
    says: 'Chez un professionnel, vous avez trois ans de garantie, ou au moins un si c’est convenu. Chez un particulier, vous avez six mois pour les vices cachés.',
    dependsOn: 'qui l’a vendue',
  },
}
