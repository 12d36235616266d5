/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_DE: Words = {
  'es.ask.return-online': {
    says: 'Online, am Telefon oder an der Haustür gekauft, dürfen Sie 14 Tage ohne Grund widerrufen. Im Laden nur, wenn der Laden es erlaubt oder die Ware fehlerhaft ist.',
    dependsOn: 'wo Sie gekauft haben',
  },
  'es.ask.not-delivered': {
    says: 'Der Verkäufer muss binnen 30 Tagen liefern, wenn nichts anderes vereinbart ist. Setzen Sie schriftlich eine letzte Frist. Danach treten Sie zurück: Er muss alles ohne Verzug erstatten. Zögert er ohne Grund, können Sie das Doppelte fordern.',
  },
}
