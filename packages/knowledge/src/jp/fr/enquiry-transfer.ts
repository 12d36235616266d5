/** Questions about an order to work in another place: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_FR: Words = {
  'jp.ask.transfer': {
    says: 'Si le contrat limite le lieu ou le poste, vous pouvez refuser. Sinon l’entreprise peut en général vous muter si le règlement le dit. C’est un abus, nul, sans vrai besoin, avec un mauvais motif ou une peine hors du commun. Elle doit tenir compte du soin d’un parent ou enfant. Ne vous absentez pas : contestez par écrit avec preuves, proposez autre chose, et voyez avant le conseil du travail ou un avocat.',
    dependsOn: 'votre contrat et la dureté du déplacement',
  },
}
