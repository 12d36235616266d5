/** Questions about bills of doctors outside the network: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURPRISE_BILLS_NL: Words = {
  'us.ask-consumer.surprise-bill': {
    says: 'Vraag om een rekening met alle onderdelen (itemized bill) en om financiële hulp van het ziekenhuis. Met een verzekering kost de meeste spoed niet meer dan in het netwerk. Bel de No Surprises Help Desk. Ambulances op de weg vallen er niet onder.',
  },
}
