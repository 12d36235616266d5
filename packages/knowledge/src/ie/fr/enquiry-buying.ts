/** Questions about buying: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_FR: Words = {
  'ie.ask.gym-ill': {
    says: 'Écrivez avec un certificat médical et demandez à la salle de mettre fin au contrat ou de le suspendre. Une clause qui fait payer longtemps sans utiliser peut être abusive, et alors elle ne vous lie pas.',
  },
  'ie.ask.small-claim': {
    says: 'Écrivez d’abord au vendeur, avec une date. Puis faites la demande sur courts.ie à la procédure des petits litiges (small claims) de la District Court. Elle vaut pour les consommateurs jusqu’à €2,000, sans avocat.',
  },
}
