/** Questions about a car on a driveway: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_ES: Words = {
  'ie.ask.driveway': {
    says: 'No ponga cepo ni lo remolque usted: hacen falta las señales y reglas de la ley. Aparcar en la calle ante una entrada es infracción; llame a la comisaría de la garda. En su terreno es intrusión: escriba al dueño y luego consulte a un abogado.',
  },
}
