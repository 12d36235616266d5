/** Questions about debts: collectors, old and sold debts, lists of bad payers and a second chance. `asks` holds the words people type: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'es.ask.prison-debt': {
    says: 'No. Non si va in prigione perché non si può pagare un debito normale. Può essere reato solo nascondere ciò che si ha, o non pagare il mantenimento dei figli.',
  },
  'es.ask.old-debt': {
    says: 'La maggior parte dei debiti è troppo vecchia dopo cinque anni. Ma un pagamento, un’ammissione o una richiesta scritta arrivata a Lei fa ripartire i cinque anni.',
    dependsOn: 'l’ultimo pagamento e l’ultima richiesta',
  },
  'es.ask.many-debts': {
    says: 'Chieda l’assistenza legale gratuita e si informi sulla legge della seconda possibilità. Un giudice può cancellare la maggior parte dei debiti a chi è in buona fede. Paghi prima casa, luce e cibo.',
  },
  'es.ask.myth-children-debt': {
    says: 'I familiari non pagano i Suoi debiti se non hanno firmato. Gli eredi possono rifiutare o accettare solo con ciò che c’è (a beneficio de inventario).',
  },
}
