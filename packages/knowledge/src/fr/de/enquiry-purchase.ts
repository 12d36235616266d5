/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'fr.ask-buy.withdraw': {
    says: 'Online, am Telefon oder an der Haustür: 14 Tage, ohne Grund. Im Geschäft gibt es dieses Recht nicht, nur das, was das Geschäft anbietet.',
    dependsOn: 'wie Sie es gekauft haben',
  },
  'fr.ask-buy.guarantee': {
    says: 'Zwei Jahre lang muss der Verkäufer kostenlos reparieren oder ersetzen. Geschieht es nicht binnen 30 Tagen, können Sie Ihr Geld zurück verlangen. Bei gebrauchten Waren muss der Verkäufer ein Jahr lang das Gegenteil beweisen.',
  },
}
