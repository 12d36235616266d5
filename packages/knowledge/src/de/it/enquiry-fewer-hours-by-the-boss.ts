/** Questions about a boss who wants to change the contract: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_BY_THE_BOSS_IT: Words = {
  'de.ask-job.contract-change': {
    says: 'No. Ore e paga sono nel contratto, e solo il Suo sì le cambia. Non firmi. Scriva che offre tutto il lavoro: così la paga continua. Arriva una disdetta con nuova offerta (Änderungskündigung)? La accetti con riserva di controllo e vada al tribunale del lavoro entro tre settimane. Così tiene il posto. La cassa integrazione ha altre regole.',
  },
}
