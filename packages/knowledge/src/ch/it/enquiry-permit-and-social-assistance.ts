/** Questions about a residence permit of somebody who needs social assistance: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_IT: Words = {
  'ch.ask.permit-and-assistance': {
    says: 'Non subito e non da sola. Un permesso B può essere a rischio se dipende dall’assistenza sociale. Un C solo se ne ha bisogno a lungo e in larga misura, oppure diventa un B. L’ufficio deve pesare il motivo, da quanto vive qui e la famiglia. Poco aiuto per poco tempo per lo più non basta. Mostri che cerca lavoro. Le prestazioni complementari (PC) non contano.',
  },
}
