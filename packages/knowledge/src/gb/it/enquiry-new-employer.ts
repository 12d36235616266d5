/** Questions about a job that passes to a new employer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_IT: Words = {
  'gb.ask-work.tupe': {
    says: 'No. Se il lavoro passa a un’altra azienda, posto, paga, condizioni e anni la seguono (TUPE). I cambi dovuti al passaggio non valgono, anche se firma. Un licenziamento per questo è ingiusto dopo due anni, dal 2027 dopo sei mesi. Le due aziende devono prima informare e consultare. Scriva che tiene le sue condizioni; Acas 0300 123 1100; ci sono termini.',
  },
}
