/** Questions on a house to be torn down, money paid before a lease, and residents' groups: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_NEIGHBOURS_IT: Words = {
  'jp.ask.house-torn-down': {
    says: 'Non deve accettare. In un affitto normale servono un buon motivo e sei mesi di preavviso. L’età o la vendita per lo più non bastano senza denaro per il trasloco (立退料). Non firmi. Chieda il motivo per iscritto e indichi le spese.',
  },
  'jp.ask.application-money': {
    says: 'Sì, se il contratto non era ancora concluso. L’agente deve rendere il denaro della domanda (申込金). Dopo il contratto valgono le sue regole. Chieda per iscritto con un ultimo giorno e avvisi l’ufficio degli agenti della prefettura.',
  },
  'jp.ask.residents-group': {
    says: 'Sì. Il gruppo degli abitanti è libero e può uscire quando vuole per iscritto. Le quote dopo non sono dovute. Le spese comuni, come le luci, possono restare. Se le vietano il posto dei rifiuti, chieda al comune.',
  },
}
