/** Questions about orders: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_DE: Words = {
  'nl.ask.return': {
    says: 'Online oder an der Haustür: 14 Tage, ohne Grund. Im Laden gibt es dieses Recht nicht.',
    dependsOn: 'wie Sie es gekauft haben',
  },
  'nl.ask.delivery': {
    says: 'Der Händler muss in 30 Tagen liefern und trägt das Risiko, bis Sie die Ware haben. Schreiben Sie und setzen Sie eine letzte faire Frist. Danach kündigen Sie und verlangen Ihr Geld. Behalten Sie Beweise.',
  },
  'nl.ask.phone-sale': {
    says: 'Ein Vertrag über Energie, Telefon oder andere Dienste aus einem Werbeanruf bindet erst, wenn Sie schriftlich zustimmen. Danach haben Sie 14 Tage Widerruf. Schreiben Sie, dass Sie ihn nicht annehmen.',
  },
  'nl.ask.unordered': {
    says: 'Für nicht Bestelltes schulden Sie nichts und müssen nichts zurückschicken. Schreiben Sie einmal, dass Sie nichts bestellt haben, und verlangen Sie Beweise.',
  },
}
