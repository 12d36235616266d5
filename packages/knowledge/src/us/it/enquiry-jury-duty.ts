/** Questions about a call to serve on a jury: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_IT: Words = {
  'us.ask-life.jury': {
    says: 'Risponda entro la data. Quasi sempre può rimandare una volta, o chiedere l’esonero per difficoltà o cura di altri. Il datore non può licenziarla perché fa il giurato (jury).',
  },
}
