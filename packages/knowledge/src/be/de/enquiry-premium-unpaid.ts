/** Questions about an insurer that refuses because the premium came late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREMIUM_UNPAID_DE: Words = {
  'be.ask.premium-late': {
    says: 'Eine späte Prämie beendet den Schutz nicht von selbst. Der Versicherer muss zuerst per Einschreiben oder Gerichtsvollzieher mahnen und mindestens 15 Tage geben. Erst danach kann der Schutz ruhen. War der Unfall vorher oder hatten Sie bis dahin bezahlt? Dann muss er zahlen. Verlangen Sie den Beweis des Briefs, dann zur kostenlosen Ombudsstelle.',
    dependsOn: 'ob vorher gemahnt wurde',
  },
}
