/** Questions about a job that passes to a new employer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_IT: Words = {
  'ie.ask.tupe': {
    says: 'No. Se il lavoro passa a un’altra azienda, posto, paga, condizioni e anni la seguono. Non possono licenziarla per questo, e i cambi dovuti al passaggio non la legano. Le due aziende devono informare e consultare, di solito 30 giorni prima. Scriva che tiene le sue condizioni. Poi la WRC entro sei mesi, gratis.',
  },
}
