/** The French words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_FR: Words = {
  'es.ask.guarantee': {
    says: 'Le vendeur répond pendant trois ans du neuf acheté depuis 2022, quoi qu’il dise, et ne peut vous renvoyer au fabricant. Il doit réparer ou remplacer sans frais. Sinon, demandez un prix plus bas ou votre argent. Écrivez au magasin. S’il refuse : hoja de reclamaciones, puis l’OMIC.',
  },
  'es.ask.used-car': {
    says: 'Chez un professionnel, vous avez trois ans de garantie, ou au moins un si c’est convenu. Chez un particulier, vous avez six mois pour les vices cachés.',
    dependsOn: 'qui l’a vendue',
  },
}
