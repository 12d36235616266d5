/** The Italian words of the rows in ../enquiry-late-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_FINE_IT: Words = {
  'it.ask.fine-late': {
    says: 'La multa va notificata al proprietario entro 90 giorni dalla violazione (100 se era stata data al conducente). Guardi il giorno in cui è stata data alla posta. Se è tardi non paghi: ricorso gratis al Prefetto entro 60 giorni, o al giudice di pace entro 30. I 90 giorni possono partire dopo se l’auto era a noleggio o l’indirizzo difficile da trovare.',
  },
}
