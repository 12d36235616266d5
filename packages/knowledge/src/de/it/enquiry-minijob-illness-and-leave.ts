/** Questions of people in a minijob about illness, holidays and leave at once: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_IT: Words = {
  'de.ask-job.minijob-holidays': {
    says: 'Ha gli stessi diritti degli altri. Una festa nel suo giorno di lavoro è pagata. Le ferie sono almeno quattro settimane l’anno, pagate: con due giorni a settimana, otto giorni. In malattia i suoi turni sono pagati fino a sei settimane, dopo quattro settimane di lavoro. Non deve recuperare ore. Chieda i soldi per iscritto con una data. Guardi i termini brevi nel contratto. Non possono punirla per questo.',
  },
}
