/** Questions about bills of doctors outside the network: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURPRISE_BILLS_IT: Words = {
  'us.ask-consumer.surprise-bill': {
    says: 'Chieda un conto dettagliato (itemized bill) e l’aiuto dell’ospedale per pagare. Con un’assicurazione, quasi tutte le emergenze non costano più che nella rete (network). Chiami il No Surprises Help Desk. Le ambulanze via terra non sono comprese.',
  },
}
