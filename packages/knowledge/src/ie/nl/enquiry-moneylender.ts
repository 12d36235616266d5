/** Questions about a loan from a moneylender: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEYLENDER_NL: Words = {
  'ie.ask.moneylender': {
    says: 'Kijk eerst in het register van de Central Bank. Een firma met vergunning mag op een lening hoogstens 1% rente per week en 48% per jaar vragen. Vraag schriftelijk wat u leende, betaalde en nog schuldig bent. Zonder vergunning mag zij niet lenen; ga bij dreiging naar de gardaí. MABS helpt gratis: 0818 07 2000.',
  },
}
