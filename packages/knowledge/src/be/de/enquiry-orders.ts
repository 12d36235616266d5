/** Questions about orders, delivery, the guarantee and used cars, and the first steps for buyers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_WORDS: Words = {
  'be.ask.step-buy': {
    says: 'Schreiben Sie zuerst der Firma. Gehen Sie dann zur kostenlosen Ombudsstelle.',
  },
  'be.ask.withdraw': {
    says: 'Im Internet oder an der Haustür: 14 Tage, ohne Grund. Im Geschäft gibt es kein solches Recht.',
    dependsOn: 'wie Sie gekauft haben',
  },
  'be.ask.guarantee': {
    says: 'Zwei Jahre lang muss der Verkäufer neue Ware kostenlos reparieren oder ersetzen. Eine kürzere Garantie des Ladens ändert nichts, und er darf Sie nicht an den Hersteller verweisen. Schreiben Sie mit Kassenzettel und Frist. Hilft das nicht, verlangen Sie Preisnachlass oder Geld zurück. Gebrauchtes vom Händler: mindestens ein Jahr. Dann hilft kostenlos der Verbraucher-Ombudsdienst.',
  },
  'be.ask.right-buy': {
    says: 'Bei den meisten Käufen auf Distanz haben Sie 14 Tage zum Widerruf.',
  },
  'be.ask.delivery': {
    says: 'Der Händler muss in 30 Tagen liefern und trägt das Risiko, bis Sie die Ware haben. Setzen Sie schriftlich eine letzte Frist. Danach kündigen Sie und verlangen Ihr Geld. Der kostenlose Ombudsmann kann helfen.',
  },
}
