/** Questions about a written-off car: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_VALUE_NL: Words = {
  'ie.ask.written-off': {
    says: 'Ga nog niet akkoord. Stuur advertenties voor dezelfde leeftijd en kilometers, en vraag hoe ze aan het bedrag komen. De verzekeraar moet de claim eerlijk en vlot behandelen. Klaag schriftelijk; na 40 werkdagen, of een laatste nee, gaat u gratis naar de FSPO.',
  },
}
