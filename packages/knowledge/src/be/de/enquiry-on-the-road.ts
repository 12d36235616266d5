/** Questions about fines, the driver of a car and drinking: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'be.ask.fine': {
    says: 'Zahlen Sie nicht, was Sie bestreiten. Antworten Sie so und bis zu dem Tag, wie es auf dem Papier steht, mit Gründen und Belegen. Eine unbezahlte Zahlungsanordnung kann vollstreckt werden.',
  },
  'be.ask.fine-driver': {
    says: 'Der Halter des Kennzeichens gilt als Fahrer, aber Sie können zeigen, dass Sie es nicht waren. Schicken Sie das Formular mit dem Namen des Fahrers binnen 15 Tagen und behalten Sie einen Nachweis. Zahlen Sie nicht, was Sie bestreiten.',
  },
  'be.ask.drunk-driving': {
    says: 'Fahren Sie nicht. Die Polizei kann den Führerschein sofort für 15 Tage nehmen, ein Gericht kann ihn länger behalten. Ein kleiner Verstoß kann mit einer Zahlung enden. Darüber kommt das Polizeigericht. Nehmen Sie einen Anwalt, bei wenig Geld kostenlos (pro deo).',
  },
}
