/** The Dutch words of the rows in ../enquiry-old-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_TAX_NL: Words = {
  'es.ask.tax-too-old': {
    says: 'Een belasting verjaart na vier jaar. Die lopen vanaf de laatste dag voor aangifte of betaling, en elk juist betekend bericht laat ze opnieuw lopen. Vraag bewijs van de berichten en maak binnen een maand bezwaar.',
    dependsOn: 'welke berichten u wanneer bereikten',
  },
}
