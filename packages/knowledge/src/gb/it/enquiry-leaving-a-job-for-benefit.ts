/** Questions about Universal Credit after leaving a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_IT: Words = {
  'gb.ask-benefit.quit-uc': {
    says: 'Può chiedere subito Universal Credit. Senza buona ragione la parte principale può fermarsi fino a 91 giorni, o 182 se si ripete entro un anno. Buone ragioni possono essere mobbing segnalato, malattia, pericolo o cura di un figlio. Prima di andare via lo segnali per iscritto, veda il GP, tenga prove. Se La sanzionano, chieda una mandatory reconsideration e un hardship payment.',
  },
}
