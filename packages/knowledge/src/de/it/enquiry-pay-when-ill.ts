/** Questions about pay in the first days of illness and in a minijob: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_WHEN_ILL_IT: Words = {
  'de.ask-job.first-sick-days': {
    says: 'No. La paga continua dal primo giorno di malattia, dopo quattro settimane di lavoro. Non ci sono giorni senza paga. Il medico deve attestarla solo oltre i tre giorni, o prima se il capo l’ha chiesto. Può trattenere la paga solo fino alla prova. La chieda per iscritto con una data.',
  },
  'de.ask-job.minijob-sick': {
    says: 'La paga in malattia è dovuta anche nel minijob. Dopo quattro settimane ha tutta la paga fino a sei settimane, per ogni turno previsto. Non deve recuperare le ore. Mandi il certificato e chieda la paga per iscritto con una data. Le piccole ditte riavranno una parte dalla Minijob-Zentrale. Altrimenti aiuta lo sportello del tribunale del lavoro, senza avvocato.',
  },
}
