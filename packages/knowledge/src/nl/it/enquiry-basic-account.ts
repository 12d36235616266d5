/** Questions about a bank that ends or refuses an account: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BASIC_ACCOUNT_IT: Words = {
  'nl.ask.basic-account': {
    says: 'Sì. Chi vive legalmente nell’Unione europea ha diritto a un conto di base, anche con debiti o iscrizione BKR. Senza scoperto. La banca decide in dieci giorni lavorativi e rifiuta solo per pochi motivi di legge, come frode o un altro conto olandese. Chieda per iscritto un «basisbetaalrekening», e il motivo di un rifiuto. Poi reclami e vada al Kifid.',
  },
}
