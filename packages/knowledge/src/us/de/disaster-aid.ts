/** The German words of the rows in ../disaster-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISASTER_AID_DE: Words = {
  'us.disaster.want': {
    says: 'FEMA sagt, dass sie nicht hilft oder erst mehr Papiere braucht. Bei vielen ersten Ablehnungen fehlt nur ein Papier.',
  },
  'us.disaster.right': {
    says: 'Sie können innerhalb von 60 Tagen ab dem Datum des FEMA-Briefs Widerspruch (appeal) einlegen. FEMA muss meist innerhalb von 90 Tagen entscheiden.',
  },
  'us.disaster.step': {
    says: 'Schicken Sie, was laut Brief fehlt: Nachweis Ihrer Wohnung, wer Sie sind, Kostenvoranschläge, die Entscheidung der Versicherung. Verlangen Sie eine Kopie Ihrer Akte.',
  },
  'us.flood.right': {
    says: 'Sie können innerhalb von 60 Tagen ab der schriftlichen Ablehnung der Versicherung bei FEMA Widerspruch (appeal) einlegen. Klagen können Sie ein Jahr ab dieser Ablehnung, vor einem Bundesgericht.',
  },
}
