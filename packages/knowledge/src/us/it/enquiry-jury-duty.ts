/** Questions about a call to serve on a jury: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_IT: Words = {
  'us.ask-life.jury': {
    says: 'Risponda entro la data. Quasi sempre può rimandare una volta, o chiedere l’esonero per difficoltà o cura di altri. Il datore non può licenziarla perché fa il giurato (jury).',
  },
  'us.ask-life.jury-missed': {
    says: 'Chiami oggi la cancelleria indicata nella convocazione, dica perché e chieda una nuova data. Di solito basta. Se non fa nulla, un giudice può ordinarle di venire a spiegare. Nei tribunali federali il massimo è 1.000 $, tre giorni di carcere o lavoro per la comunità; gli Stati variano. Nessun tribunale chiede soldi per telefono o carte regalo: è una truffa.',
  },
}
