/** The German words of Spain: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_DE: Words = {
  'es.ask.seize-without-judge': {
    says: 'Ein Inkassobüro kann ohne Gericht nichts pfänden. Verlangen Sie Beweise für die Schuld, und prüfen Sie vor der Zahlung, ob sie zu alt ist.',
  },
  'es.ask.eviction-day': {
    says: 'Gehen Sie zur Verhandlung und bitten Sie heute um einen kostenlosen Anwalt (abogado de oficio). Bitten Sie das Sozialamt, dem Gericht Ihre Not zu melden: Das kann die Räumung anhalten.',
  },
  'es.ask.landlord-letter-out': {
    says: 'Ein Brief des Vermieters beendet Ihren Mietvertrag nicht. Nur ein Richter kann Sie zum Auszug zwingen. Antworten Sie schriftlich und holen Sie kostenlosen Rat.',
  },
}
