/** Questions about a benefit or small pension seized in the account: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SEIZED_IT: Words = {
  'es.ask.benefit-seized': {
    says: 'Una prestazione o pensione sotto il salario minimo (1.221 € al mese nel 2026) non si può pignorare, nemmeno sul conto, salvo per il mantenimento. Vale per il pagamento dell’ultimo mese; i risparmi più vecchi sì. Mostri a banca e ufficio la decisione e i movimenti. Chieda per iscritto di liberare subito la somma. Contro un ufficio: ricorso entro un mese. Debito di oltre quattro anni? Lo dica anche.',
  },
}
