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
    says: 'La legge della seconda opportunità esiste davvero. Un giudice può cancellare quasi tutti i debiti di chi è in buona fede, vendendo i beni o con un piano da tre a cinque anni. I debiti fiscali solo fino a un limite, gli alimenti mai. Non paghi ditte in anticipo: chieda un avvocato gratuito all’ordine. Niente nuovi debiti, non nasconda nulla. Prima casa, luce e cibo.',
  },
  'es.ask.myth-children-debt': {
    says: 'I familiari non pagano i Suoi debiti se non hanno firmato. Gli eredi possono rifiutare o accettare solo con ciò che c’è (a beneficio de inventario).',
  },
}
