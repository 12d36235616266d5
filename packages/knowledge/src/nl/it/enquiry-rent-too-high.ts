/** The Italian words of the rows in ../enquiry-rent-too-high.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_TOO_HIGH_IT: Words = {
  'nl.ask.rent-too-high': {
    says: 'Conti i punti con il test della Huurcommissie. Nei primi sei mesi può far controllare il primo affitto. Dopo, con pochi punti, chieda per iscritto un affitto più basso. Con un no vada alla Huurcommissie.',
  },
}
