/** Questions about a decision that a person is fit for work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIT_FOR_WORK_IT: Words = {
  'gb.ask-benefit.fit-for-work': {
    says: 'Chieda un riesame (mandatory reconsideration) entro un mese, nel diario o per lettera. Dica quale punto del test soddisfa, per esempio meno di 50 metri senza fermarsi, con lettere del medico. Chieda il rapporto. Se resta no, ricorso entro un mese al tribunale gratuito; molti vincono. Intanto chieda compiti più leggeri.',
  },
}
