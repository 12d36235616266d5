/** Questions about flights: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_NL: Words = {
  'ie.ask.flight': {
    says: 'U kunt terugbetaling of een andere vlucht kiezen. U kunt ook €250 tot €600 krijgen als u het laat hoorde en het aan de maatschappij lag. Vraag het eerst aan de maatschappij. Na zes weken, of een nee, klaagt u gratis bij de Irish Aviation Authority.',
  },
}
