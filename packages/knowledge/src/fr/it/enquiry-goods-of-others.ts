/** Questions about a seizure of things that belong to another person: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_IT: Words = {
  'fr.ask-debt.goods-of-others': {
    says: 'No, si possono vendere solo le cose di chi deve. In casa di un altro l’ufficiale ha bisogno del sì del giudice dell’esecuzione. Mostri subito fatture o foto di chi sono e lo faccia scrivere nel verbale. Pignorate lo stesso? Prima della vendita il proprietario chiede al giudice dell’esecuzione di liberarle (demande en distraction).',
  },
}
