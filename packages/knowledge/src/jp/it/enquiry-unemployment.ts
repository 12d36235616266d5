/** Questions about unemployment pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_IT: Words = {
  'jp.ask.job-benefit': {
    says: 'Vada a Hello Work con il foglio di uscita (離職票). Se la ditta ha chiuso il lavoro, parte dopo sette giorni. Se è andato via Lei, c’è di solito un mese in più. Se il foglio ha il motivo sbagliato, si opponga lì.',
  },
}
