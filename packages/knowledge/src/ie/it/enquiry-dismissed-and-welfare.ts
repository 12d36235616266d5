/** Questions about a jobseeker payment after a dismissal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AND_WELFARE_IT: Words = {
  'ie.ask.fired-welfare': {
    says: 'Può chiederlo dal primo giorno. Se ha perso il posto per Sua colpa (misconduct), possono rifiutare fino a nove settimane. Ritardi o lentezza non sempre lo sono: dia la Sua versione per iscritto con le lettere. Chieda a Intreo la Supplementary Welfare Allowance. Ricorso gratis entro 60 giorni. Se il licenziamento è ingiusto, WRC entro sei mesi.',
  },
}
