/** Questions about a default notice from a lender: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAULT_NOTICE_FR: Words = {
  'gb.ask-debt.default-notice': {
    says: 'C’est le dernier avis avant que le prêteur mette fin au contrat, pas un papier du tribunal. Vous avez au moins 14 jours pour payer la somme indiquée et tout régler. Sinon, écrivez avant avec un budget et une offre, et demandez l’arrêt des intérêts. Le défaut reste six ans au fichier. Pour une voiture, on peut vouloir la reprendre. Conseil gratuit : 0808 808 4000.',
  },
}
