/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'it.ask.return-online': {
    says: 'Online, am Telefon oder an der Haustür gekauft? Dann dürfen Sie 14 Tage lang ohne Grund widerrufen (recesso). Im Laden nur, wenn er es erlaubt oder die Ware fehlerhaft ist.',
    dependsOn: 'wo Sie gekauft haben',
  },
  'it.ask.not-delivered': {
    says: 'Der Verkäufer muss binnen 30 Tagen liefern, wenn nichts anderes vereinbart ist. Setzen Sie schriftlich eine letzte Frist. Danach lösen Sie den Vertrag: Alles muss ohne Verzug zurück, und Sie können Schadensersatz fordern.',
  },
  'it.ask.not-ordered': {
    says: 'Für nicht Bestelltes schulden Sie nichts: Schweigen ist kein Ja. Schreiben Sie, dass Sie nie zugestimmt haben, und fordern Sie Ihr Geld. Sagen Sie der Bank, dass Sie nichts erlaubt haben.',
  },
}
