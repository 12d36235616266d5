/** Questions about leave that was granted and is then taken back: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_WITHDRAWN_IT: Words = {
  'nl.ask.holiday-withdrawn': {
    says: 'Non solo perché c’è lavoro. Le ferie concesse valgono. Il datore le cambia solo per motivi gravi, dopo averne parlato, e paga ciò che perde, come il viaggio. Scriva che non è d’accordo, con prenotazioni e messaggio di sì. Se insiste, un giudice decide in fretta: chiami il Juridisch Loket. Non manchi senza dir nulla.',
  },
}
