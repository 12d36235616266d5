/** Questions about training costs that a firm wants back: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_DE: Words = {
  'de.ask-job.training-costs': {
    says: 'Sie schulden es nur bei einer klaren schriftlichen Klausel von vor der Fortbildung. Sie ist unwirksam, wenn Sie auch zahlen müssen, falls die Firma den Grund setzt oder Sie nichts dafür können. Ebenso bei zu langer Bindung oder wenn die Summe nicht Monat für Monat sinkt. Zahlen Sie nichts, bevor das geprüft ist.',
    dependsOn: 'die Klausel und der Grund Ihrer Kündigung',
  },
}
