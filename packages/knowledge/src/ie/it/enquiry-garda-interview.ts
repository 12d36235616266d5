/** Questions about an interview with the gardaí: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_INTERVIEW_IT: Words = {
  'ie.ask.garda-interview': {
    says: 'Non è obbligato ad andare se non La arrestano, e senza arresto può andarsene quando vuole. Chiami prima un avvocato (solicitor) e non parli del caso. Non deve rispondere, ma ciò che dice può essere usato. Se La arrestano, ha diritto a un avvocato, gratis se ha pochi soldi.',
  },
}
