/** The German words of the rows in ../enquiry-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_DE: Words = {
  'it.ask.animal-bite': {
    says: 'Wer das Tier hält, zahlt den Schaden, außer bei reinem Zufall oder eigener Schuld. Gehen Sie zum Arzt, machen Sie Fotos, notieren Sie Namen und sagen Sie es der Polizei. Schreiben Sie dem Halter und fragen Sie nach der Versicherung. Sie haben fünf Jahre.',
  },
  'it.ask.street-fall': {
    says: 'Wer den Ort in Obhut hat, zahlt, außer Sie konnten die Gefahr leicht sehen. Machen Sie am selben Tag Fotos, notieren Sie Zeugen und holen Sie den Arztbericht. Schreiben Sie der Gemeinde oder dem Geschäft. Sie haben fünf Jahre.',
    dependsOn: 'was Sie beweisen können',
  },
}
