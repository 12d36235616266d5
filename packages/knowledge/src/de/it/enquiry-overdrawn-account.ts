/** Questions about a bank that keeps benefits because the account is overdrawn: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAWN_ACCOUNT_IT: Words = {
  'de.ask-debt.overdrawn': {
    says: 'Chieda oggi per iscritto alla banca di farne un P-Konto. Deve farlo, anche in rosso. Dalla Sua richiesta non può compensare la parte protetta dei nuovi accrediti con il rosso, almeno 1.590 € al mese. Il vecchio rosso va a parte e si paga a rate. Niente cibo? Vada al Jobcenter o all’ufficio sociale. Può anche aprire un conto di base altrove.',
  },
}
