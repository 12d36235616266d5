/** Questions about a penal order and the licence: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_IT: Words = {
  'ch.ask.penal-order': {
    says: 'Faccia opposizione per iscritto entro dieci giorni da quando ha ricevuto il decreto d’accusa. Non deve dare motivi. Il procuratore riesamina, o decide un tribunale.',
  },
  'ch.ask.licence': {
    says: 'Un caso lieve porta un ammonimento, o un mese dopo un caso precedente. Uno medio almeno un mese, uno grave tre.',
    dependsOn: 'da quanto era grave il caso e se era il primo.',
  },
}
