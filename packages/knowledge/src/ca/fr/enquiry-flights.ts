/** Questions about flights and luggage: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_WORDS: Words = {
  'ca.ask.flight': {
    says: 'Vous pouvez le plus souvent choisir un remboursement ou un autre vol. Si vous arrivez avec trois heures de retard ou plus, jusqu’à 1 000 $ sont dus, ou 500 $ par un petit transporteur. C’est vrai s’il pouvait éviter le retard et s’il ne s’agissait pas de sécurité. Demandez-le par écrit dans l’année.',
  },
  'ca.ask.luggage': {
    says: 'La compagnie doit payer votre perte réelle, jusqu’à environ 1 519 DTS (près de 2 800 $). Écrivez dans les 7 jours pour un dommage ou 21 jours pour un retard. Vous avez deux ans pour poursuivre.',
  },
}
