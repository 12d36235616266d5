/** Questions about rent, charges, receipts, guarantors and flatmates: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'fr.ask-home.rent-rise': {
    says: 'Solo una volta l’anno, solo se lo dice il contratto, e al massimo secondo l’indice (IRL). Un anno saltato non si può recuperare.',
    dependsOn: 'che cosa dice il contratto',
  },
  'fr.ask-home.charges': {
    says: 'Chieda il conto annuale. Può vedere le fatture per sei mesi. Le spese si possono chiedere solo per tre anni.',
    dependsOn: 'che cosa mostrano le carte',
  },
  'fr.ask-home.guarantor': {
    says: 'Un garante paga se l’inquilino non paga. Senza una data di fine può fermarla per iscritto, ma corre fino alla fine del contratto.',
    dependsOn: 'il foglio che ha firmato',
  },
  'fr.ask-home.flatmate': {
    says: 'Con una clausola di solidarietà ogni coinquilino deve tutto l’affitto. Chi va via resta legato al massimo sei mesi dopo la fine del preavviso.',
    dependsOn: 'che cosa dice il contratto',
  },
  'fr.ask-home.rent-receipt': {
    says: 'La chieda per iscritto. Il locatore deve dare una quietanza per ogni affitto pagato per intero, senza spese. Per un pagamento parziale dà una ricevuta. Se rifiuta, vada dalla commissione di conciliazione gratuita (CDC).',
  },
}
