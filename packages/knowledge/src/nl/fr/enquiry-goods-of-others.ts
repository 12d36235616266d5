/** Questions about things of other people that a bailiff may take: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_FR: Words = {
  'nl.ask.goods-of-others': {
    says: 'Non. Vous ne payez pas la dette d’un autre, et vos biens et votre compte ne peuvent être pris pour elle. Mais l’huissier peut croire que tout dans le logement est au débiteur. Montrez reçus, relevés ou liste signée et faites-le noter dans le procès-verbal. Envoyez-le aussi par e-mail. Pris quand même ? Un juge peut arrêter la vente : appelez le Juridisch Loket aujourd’hui.',
  },
}
