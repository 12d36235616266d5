/** Questions of people who were caught speeding: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_TICKET_IT: Words = {
  'gb.ask-speed.ticket': {
    says: 'Se il modulo chiede chi guidava, lo rimandi entro 28 giorni: non rispondere è un’altra infrazione, con sei punti. Poi Le possono offrire un corso, oppure £100 e tre punti, oppure si va in tribunale. Se non è sicuro, chieda prima le foto. Il corso o la multa, mai tutti e due, e rispetti le date.',
  },
}
