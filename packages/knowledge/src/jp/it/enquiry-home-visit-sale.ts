/** Questions about works sold at the door after a free check: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_VISIT_SALE_IT: Words = {
  'jp.ask.roof-inspection': {
    says: 'Sì. Per una vendita a casa ha otto giorni dal contratto scritto completo (クーリング・オフ). Se mancano dati o c’è solo una ricevuta, gli otto giorni non sono iniziati. Annulli oggi con lettera o e-mail e tenga copia. La ditta deve rendere tutto. Non deve spese, materiale o lavori, anche se iniziati. Dica che non vengano. Se hanno mentito sui danni, si può anche dopo. Chiami il 188.',
  },
}
