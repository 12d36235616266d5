/** Questions about a loan for a service that was never given: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_NL: Words = {
  'es.ask.linked-credit': {
    says: 'Ja, u kunt dat ook de kredietgever tegenwerpen. Was het krediet voor die dienst en kwam die niet, eis dan eerst schriftelijk bij het bedrijf (burofax). Lukt dat niet, schrijf de kredietgever: verbonden contract, u beëindigt het ook. Vraag het niet gekregen deel terug. Vraag de OMIC of een advocaat voor u stopt met betalen. Verzet u tegen ASNEF.',
  },
}
