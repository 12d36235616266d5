/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_DE: Words = {
  'fr.ask-work.jobless-length': {
    says: 'Unter 55 dauert es höchstens 18 Monate. Mit 55 und 56 sind es 22,5, ab 57 sind es 27. Für ein Ende im Einvernehmen (rupture conventionnelle) einigten sich Arbeitgeber und Gewerkschaften im Februar 2026 auf 15 Monate, ab 55 auf 20,5. Fragen Sie France Travail schriftlich, welche Regel für den Tag Ihres Vertragsendes gilt.',
    dependsOn: 'Ihr Alter und wie und wann der Vertrag endete',
  },
}
