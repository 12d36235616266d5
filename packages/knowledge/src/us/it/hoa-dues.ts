/** The Italian words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_IT: Words = {
  'us.hoa.right-papers': {
    says: 'Chieda la dichiarazione (declaration), lo statuto (bylaws) e il conto completo delle Sue quote. L’associazione può chiedere solo ciò che i suoi documenti e la legge dello Stato permettono.',
  },
  'us.hoa.right-collector': {
    says: 'Anche un avvocato o una ditta che incassa quote per l’associazione deve seguire le regole federali sul recupero crediti.',
  },
  'us.state.tx.hoa-plan': {
    says: 'In Texas un’associazione deve quasi sempre offrire un piano di pagamento, e scriverle prima di chiedere spese di avvocato.',
  },
  'us.state.co.hoa-home': {
    says: 'In Colorado un’associazione non può far vendere una casa (foreclose) solo per multe. Prima di fare causa per denaro deve offrire un piano di 18 mesi.',
  },
}
