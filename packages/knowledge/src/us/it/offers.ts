/** The Italian words of the rows in ../offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_IT: Words = {
  'us.offer.want': {
    says: 'È pubblicità. Vogliono che chieda una carta o un prestito. Non deve pagare nulla e può non rispondere.',
  },
  'us.offer.reality': {
    says: 'Una ditta può avere un elenco di nomi da un ufficio del credito per un’offerta vera (firm offer). Non vuol dire che Lei ha fatto domanda.',
  },
  'us.offer.right-stop': {
    says: 'Può fermare queste offerte per cinque anni o per sempre: OptOutPrescreen.com o 1-888-567-8688. È gratis.',
  },
  'us.offer.step-read': {
    says: 'Se la vuole, legga il tasso dopo i primi mesi e tutti i costi. Se no, strappi il foglio.',
  },
  'us.offer.option-ignore': {
    says: 'Non serve una risposta. L’offerta finisce da sola.',
    title: 'Non fare nulla',
    cost: 'Nulla',
    time: 'Nessun termine per Lei',
    risk: 'Nessuno. Strappi il foglio, così nessuno fa domanda a Suo nome.',
    bestFor: 'Non vuole una nuova carta o un prestito.',
  },
}
