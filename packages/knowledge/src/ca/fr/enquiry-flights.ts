/** Questions about flights and luggage: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_WORDS: Words = {
  'ca.ask.flight': {
    says: 'Vous pouvez le plus souvent choisir un remboursement ou un autre vol. Jusqu’à 1 000 $ sont dus pour un retard que le transporteur pouvait éviter. Demandez dans l’année.',
  },
  'ca.ask.luggage': {
    says: 'La compagnie doit payer votre perte réelle, jusqu’à environ 1 519 DTS (près de 2 800 $). Écrivez dans les 7 jours pour un dommage ou 21 jours pour un retard. Vous avez deux ans pour poursuivre.',
  },
}
