/** The German words of the rows in ../sent-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_DE: Words = {
  'nl.senthome.reality': {
    says: 'Sie sind für eine Zeit freigestellt. Das ist keine Kündigung, und Ihre Stelle besteht weiter.',
  },
  'nl.senthome.right-pay': {
    says: 'Fast immer behalten Sie den vollen Lohn, solange der Arbeitgeber Sie von der Arbeit fernhält, auch bei einer Suspendierung.',
  },
  'nl.senthome.right-reason': {
    says: 'Ihr Arbeitgeber muss fair handeln (goed werkgeverschap). Er braucht einen guten Grund und muss Sie anhören. Ein Gericht kann anordnen, dass Sie wieder arbeiten dürfen.',
  },
  'nl.senthome.step-write': {
    says: 'Schreiben Sie heute, dass Sie nicht einverstanden und arbeitsbereit sind. Fragen Sie nach Grund und Dauer. Unterschreiben Sie nichts und rufen Sie Gewerkschaft oder Juridisch Loket an.',
  },
}
