/** Where children live when their parents part: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHERE_CHILDREN_LIVE_IT: Words = {
  'ie.ask.where-children-live': {
    says: 'Prima voi due, se potete: scrivete un piano. La mediazione familiare del Legal Aid Board è gratis. Senza accordo la District Court decide su custodia e visite; non serve un avvocato. Prima viene il bene del figlio, e la sua opinione conta secondo l’età. Né madre né padre hanno la precedenza. Un padre non sposato controlli di essere «guardian».',
  },
}
