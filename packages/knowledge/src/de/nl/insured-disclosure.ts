/** The Dutch words of the rows in ../insured-disclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURED_DISCLOSURE_NL: Words = {
  'de.insured.right-five-years': {
    says: 'Bij een fout antwoord heeft de verzekeraar een maand nadat hij het weet. Na vijf jaar is het te laat, of na tien bij opzet.',
  },
  'de.insured.right-deceit': {
    says: 'De verzekeraar moet bewijzen dat u wilde misleiden. Een fout antwoord alleen is niet genoeg. Hij heeft een jaar nadat hij het wist.',
  },
  'de.insured.right-own-job': {
    says: 'Het gaat om uw laatste werk, zoals u het echt deed. Meestal is de helft minder kunnen genoeg. Beschrijf uw dag uur voor uur.',
  },
}
