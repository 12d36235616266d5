/** Questions about the home of couples who part in Quebec: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_IT: Words = {
  'ca.fact.unmarried-home-qc': {
    says: "In Quebec gli anni insieme non danno metà della casa né un assegno per lei, se non vi siete mai sposati. La nuova unione parentale è per coppie con un figlio nato o adottato dopo il 29 giugno 2025. Può chiedere indietro soldi e lavoro che hanno arricchito l'altro: tenga le prove. Il mantenimento dei figli è dovuto, e un giudice può lasciare in casa il genitore con i figli. La mediazione per genitori è gratuita. Chieda consiglio prima di andarsene.",
  },
  'ca.fact.married-home-qc': {
    says: 'In Quebec i coniugi dividono a metà il valore del patrimonio familiare, a chiunque sia intestato. Sono le case di famiglia, i mobili, le auto di famiglia e i diritti di pensione e RRSP maturati nel matrimonio. Doni, eredità e quanto pagato prima del matrimonio si possono togliere. La casa non si può vendere senza il suo sì. Può chiedere anche un assegno. La mediazione per genitori è gratuita. Chieda consiglio prima di firmare.',
  },
}
