/** Questions about bills of doctors outside the network: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURPRISE_BILLS_DE: Words = {
  'us.ask-consumer.surprise-bill': {
    says: 'Verlangen Sie eine Rechnung mit allen Posten und die finanzielle Hilfe des Krankenhauses. Mit Versicherung kosten die meisten Notfälle nicht mehr als im Netz (in network). Rufen Sie den No Surprises Help Desk an. Krankenwagen auf der Straße sind nicht erfasst.',
  },
}
