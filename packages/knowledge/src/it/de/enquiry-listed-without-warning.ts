/** Questions about an entry in a list of bad payers that no one announced: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LISTED_WITHOUT_WARNING_DE: Words = {
  'it.ask.crif-no-warning': {
    says: 'Vor dem ersten Eintrag muss der Kreditgeber Sie warnen, mindestens 15 Tage vorher, und den Zugang beweisen. Kann er das nicht, verlangen Sie von ihm und CRIF schriftlich die Löschung: kostenlos, sie haben einen Monat. Bei Ablehnung gehen Sie zum ABF (20 €), zum Garante oder, wenn es eilt, vor Gericht. Mit Warnung verschwinden eine oder zwei späte Raten zwölf Monate nach der Zahlung. Eine Agentur kann nicht mehr als Sie.',
  },
}
