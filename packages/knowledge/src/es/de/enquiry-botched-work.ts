/** The German words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_DE: Words = {
  'es.ask.botched-work': {
    says: 'Schreiben Sie der Firma per Burofax mit Fotos und geben Sie eine angemessene Zeit zum Nachbessern. Bis dahin dürfen Sie einen passenden Teil des Preises zurückhalten. Geschieht nichts, fordern Sie die Kosten einer anderen Firma oder beenden Sie den Vertrag. Sie haben fünf Jahre. Bei Baumängeln sind es ein, drei und zehn Jahre.',
  },
}
