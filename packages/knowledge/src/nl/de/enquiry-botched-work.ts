/** Questions about bad work of a tradesman: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_DE: Words = {
  'nl.ask.botched-work': {
    says: 'Schreiben Sie mit Fotos, was falsch ist, und geben Sie eine faire Zeit zur Reparatur. Bis dahin dürfen Sie einen passenden Teil der Rechnung zurückhalten, nicht alles. Geschieht nichts, schreiben Sie, dass eine andere Firma es auf deren Kosten macht. Dann zur Geschillencommissie oder zum Kantonrichter.',
  },
}
