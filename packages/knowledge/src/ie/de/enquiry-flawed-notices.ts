/** Questions about a landlord’s notice by text, by email or without its papers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLAWED_NOTICES_DE: Words = {
  'ie.ask.sale-notice-flawed': {
    says: 'Sehr wahrscheinlich ungültig. Die Kündigung muss ein unterschriebenes Papier mit dem Grund sein. Für Verkauf oder Familie braucht sie eine eidliche Erklärung (statutory declaration) und am selben Tag eine Kopie an die RTB. E-Mail oder SMS zählt nicht. Nach einem Jahr 180 Tage, nach sieben 196. Bleiben, weiter zahlen, binnen 90 Tagen zur RTB. Threshold: 1800 454 454.',
  },
  'ie.ask.rent-text': {
    says: 'Nein. SMS, Anruf oder E-Mail ist keine Mieterhöhung. Der Vermieter braucht das RTB-Formular, 90 Tage Frist und eine Kopie an die RTB. Die Miete darf einmal in 12 Monaten steigen, um 2 % oder die Inflation, je nachdem was niedriger ist, im ganzen Land. Im laufenden Vertrag kein Sprung zum Markt. Zahlen Sie die alte Miete und gehen Sie vorher zur RTB.',
  },
}
