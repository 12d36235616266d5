/** The Italian words of the rows in ../provider-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVIDER_NOTICE_IT: Words = {
  'us.copyright.right-provider': {
    says: 'Il Suo fornitore di internet deve avere una regola per chiudere i conti dopo violazioni ripetute. Di solito dà il Suo nome solo dopo un ordine del giudice.',
  },
  'us.copyright.option-lawyer-first': {
    title: 'Chiedere a un avvocato prima di rispondere',
    cost: 'Alcuni sportelli sono gratuiti',
    time: 'Prima della data dell’avviso',
    risk: 'Una causa può ancora arrivare.',
    bestFor: 'Il suo fornitore di internet le ha inoltrato questo avviso.',
    says: 'Un avvocato può dire se una risposta le giova, e può scrivere senza fare il suo nome.',
  },
}
