/** The Italian words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_IT: Words = {
  'es.ask.partner-violence': {
    says: 'In pericolo chiami il 112. Il 016 aiuta giorno e notte, gratis, e non appare in bolletta (cancelli la chiamata). Un giudice può decidere entro 72 ore una protezione (orden de protección): lui deve andarsene e non avvicinarsi. La chieda alla polizia o al tribunale. L’avvocato per Lei è gratis.',
  },
}
