/** Questions about what a bailiff may take: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_IT: Words = {
  'be.ask.seize': {
    says: 'Non senza sentenza o altro titolo. Con il titolo restano suoi: letti, vestiti, tavolo e sedie, frigo, cucina, lavatrice, riscaldamento, cose dei bambini e attrezzi di lavoro. Anche reddito di integrazione, assegni familiari e una base dello stipendio. Ha cinque giorni dopo l’inventario per dire all’ufficiale cosa non può prendere. Provi di chi è il resto.',
  },
}
