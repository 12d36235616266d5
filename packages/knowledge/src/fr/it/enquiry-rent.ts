/** Questions about rent, charges, receipts, guarantors and flatmates: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'fr.ask-home.rent-rise': {
    says: 'Solo una volta l’anno, solo se lo dice il contratto, e al massimo secondo l’indice (IRL). Un anno saltato non si può recuperare.',
    dependsOn: 'che cosa dice il contratto',
  },
  'fr.ask-home.charges': {
    says: "Il proprietario può chiedere al massimo tre anni e prima Le deve un conto per tipo di spesa. Può vedere le fatture per sei mesi: finché non può vederle, non deve pagare. Il conto arriva dopo la fine dell'anno seguente? Può pagare in dodici rate, basta chiederlo. Scriva per raccomandata. Poi vada alla commissione di conciliazione (CDC), gratuita.",
  },
  'fr.ask-home.guarantor': {
    says: 'Il garante (caution) paga se l’inquilino non paga, nei limiti dell’atto firmato. Lo chieda: senza indicare affitto, aumento e impegno è nullo. Se non è «solidaire», si deve prima chiedere all’inquilino. Senza data di fine può disdire per iscritto, ma per la fine del contratto. Un giudice può dare tempo. Ciò che paga glielo deve l’inquilino.',
    dependsOn: 'il foglio che ha firmato',
  },
  'fr.ask-home.flatmate': {
    says: 'Se i due nomi sono nel contratto con clausola solidale (solidarité), il proprietario può chiederle tutto l’affitto. Chi ha dato disdetta resta obbligato al massimo sei mesi dopo il preavviso, meno se qualcuno subentra. Senza disdetta chi è andato via deve sempre. Paghi e chieda la sua parte. Chieda per iscritto un contratto a suo nome, e aiuto al FSL.',
    dependsOn: 'che cosa dice il contratto',
  },
  'fr.ask-home.rent-receipt': {
    says: 'La chieda per iscritto. Il locatore deve dare una quietanza per ogni affitto pagato per intero, senza spese. Per un pagamento parziale dà una ricevuta. Se rifiuta, vada dalla commissione di conciliazione gratuita (CDC).',
  },
}
