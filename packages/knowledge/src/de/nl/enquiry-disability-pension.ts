/** The Dutch words of the rows in ../enquiry-disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_PENSION_NL: Words = {
  'de.ask-pension.refused': {
    says: 'Maak binnen een maand bezwaar (Widerspruch). Het is gratis en redenen mogen later. Vraag het medisch rapport en laat uw artsen antwoorden. Minder dan zes uur werk per dag kan een half pensioen geven, minder dan drie het hele.',
  },
}
