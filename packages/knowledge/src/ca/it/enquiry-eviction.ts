/** Questions about eviction, locks and rent that is late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_IT: Words = {
  'ca.ask.evict': {
    says: 'Un padrone di casa non può mandarla fuori solo con un avviso. Gli serve un ordine, se Lei non va via. Guardi il modulo e l’ultimo giorno, e chiami un telefono per inquilini.',
  },
  'ca.ask.evict-on': {
    says: 'In Ontario solo il Landlord and Tenant Board può ordinarle di uscire. Fino ad allora può restare. Vada all’udienza e dica la Sua.',
  },
  'ca.ask.evict-bc': {
    says: 'In British Columbia deve contestare in tempo: 5 giorni per affitto non pagato, 10 per una colpa (cause), 21 per uso proprio. Se contesta, può restare fino alla decisione.',
    dependsOn: 'il tipo di avviso e il giorno in cui l’ha ricevuto',
  },
  'ca.ask.evict-qc': {
    says: 'In Québec, se rifiuta di andare via, solo il tribunale degli affitti (Tribunal administratif du logement) può finire il contratto. Ha il diritto di restare nella Sua casa.',
  },
  'ca.ask.locks': {
    says: 'Il padrone di casa non può cambiare le serrature o staccare riscaldamento o luce per farla andare via. Chiami l’ufficio affitti della Sua provincia o la polizia.',
  },
  'ca.ask.arrears': {
    says: 'Paghi il prima possibile e tenga le prove. In molte province pagare in tempo annulla l’avviso. Offra un piano per iscritto e chieda di un fondo per l’affitto (rent bank).',
  },
  'ca.ask.n12': {
    says: 'Non deve andarsene quel giorno. Servono 60 giorni fino alla fine di un periodo e per lo più un mese d’affitto. Dal 21 settembre 2026 un proprietario che dà 120 giorni non deve pagare quel mese; per un compratore resta dovuto. Solo il Board può sfrattare, e la malafede può costare un anno d’affitto.',
  },
  'ca.ask.on-review': {
    says: 'Chieda al Board di rivedere l’ordine entro 15 giorni dal giorno in cui è stato dato. Dica quale grave errore contiene, o perché non ha potuto partecipare. Chieda anche una sospensione (stay), così lo sheriff deve aspettare. Un appello alla Divisional Court su un punto di diritto ha 30 giorni. I consultori legali e il duty counsel aiutano gratis.',
  },
}
