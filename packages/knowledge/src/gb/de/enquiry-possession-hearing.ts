/** German: the words of the rows in ../enquiry-possession-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POSSESSION_HEARING_DE: Words = {
  'gb.ask-housing.possession-hearing': {
    says: 'Gehen Sie mit einem Angebot zum Termin: die Miete und etwas vom Rückstand. Eine kostenlose Beratung vor Ort kann für Sie sprechen. Bei vielen Gründen kann der Richter die Räumung aufschieben. Bei den anderen haben Sie 14 Tage, in Härtefällen bis zu sechs Wochen.',
  },
}
