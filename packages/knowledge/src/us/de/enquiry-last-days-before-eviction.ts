/** The German words of the rows in ../enquiry-last-days-before-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_DAYS_BEFORE_EVICTION_DE: Words = {
  'us.fact.eviction-ordered': {
    says: 'Gehen Sie heute zum Gericht. Beantragen Sie Wiederaufnahme oder Aufschub (stay) und sagen Sie, warum Sie den Tag versäumten oder was sich geändert hat. In vielen Bundesstaaten, etwa Pennsylvania und New Jersey, stoppt es, wenn Sie alle Miete und Kosten zahlen, bevor der Beamte kommt. Fragen Sie nach der genauen Summe und zahlen Sie mit Beleg. Rufen Sie jetzt legal aid und 211.',
  },
}
