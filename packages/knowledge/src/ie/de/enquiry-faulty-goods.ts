/** Questions about faults, delivery, cancelling and firms that closed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_DE: Words = {
  'ie.ask.faulty': {
    says: 'In 30 Tagen können Sie bei einem Fehler Ihr Geld zurückbekommen. Danach zuerst Reparatur oder ein neues Stück. Der Laden muss sich kümmern.',
  },
  'ie.ask.cancel': {
    says: 'Haben Sie online, am Telefon oder an der Haustür gekauft, haben Sie 14 Tage zum Widerruf. Im Laden gibt es dieses Recht nicht.',
    dependsOn: 'wo Sie gekauft haben',
  },
  'ie.ask.not-delivered': {
    says: 'Der Verkäufer muss in 30 Tagen liefern, wenn nichts anderes vereinbart war. Setzen Sie ihm schriftlich einen letzten fairen Tag. Verstreicht auch der, beenden Sie den Vertrag und verlangen Sie Ihr ganzes Geld zurück. Haben Sie mit Karte gezahlt, verlangen Sie bei der Bank eine Rückbuchung (chargeback).',
  },
  'ie.ask.broken-goods': {
    says: 'Schreiben Sie dem Geschäft, was kaputt ist. Waren müssen angemessen lange halten, auch nach der Garantie. Verlangen Sie kostenlose Reparatur oder Ersatz, sonst Geld zurück.',
  },
  'ie.ask.used-car': {
    says: 'Schreiben Sie dem Händler sofort. Binnen 30 Tagen können Sie das Auto bei einem ernsten Mangel gegen Ihr Geld zurückgeben. Danach verlangen Sie zuerst eine kostenlose Reparatur. Bei einem privaten Verkäufer ist es anders.',
  },
  'ie.ask.firm-closed': {
    says: 'Verlangen Sie das Geld schriftlich und bitten Sie Ihre Bank sofort um Rückbuchung. Was nicht geleistet wird, müssen Sie nicht zahlen. Bei Pleite schreiben Sie dem Verwalter (liquidator).',
  },
}
