/** The German words of Spain: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_DE: Words = {
  'es.ask.seize-without-judge': {
    says: 'Ein Inkasso kann ohne Gericht weder Lohn noch Konto noch Sachen pfänden. Verlangen Sie schriftlich Vertrag, Abrechnung und Beweis des Schuldkaufs. Prüfen Sie, ob sie zu alt ist: meist fünf Jahre ab letzter Mahnung oder Zahlung. Zahlen und geben Sie vorher nichts zu. Kartenzinsen können Wucher sein. Nur noch schriftlich; Anrufe bei der Arbeit und falsche ASNEF-Einträge der AEPD melden.',
  },
  'es.ask.eviction-day': {
    says: 'Gehen Sie zur Verhandlung und bitten Sie heute um einen kostenlosen Anwalt (abogado de oficio). Bitten Sie das Sozialamt, dem Gericht Ihre Not zu melden: Das kann die Räumung anhalten.',
  },
  'es.ask.landlord-letter-out': {
    says: 'Ein Brief des Vermieters beendet Ihren Mietvertrag nicht. Nur ein Richter kann Sie zum Auszug zwingen. Antworten Sie schriftlich und holen Sie kostenlosen Rat.',
  },
}
