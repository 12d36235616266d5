/** The Italian words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_IT: Words = {
  'ca.ask.home-on-repair': {
    says: 'In Ontario il padrone di casa deve tenere la casa in buono stato, anche se Lei sapeva del difetto già all’ingresso. Il Board può ordinare riparazioni o meno affitto (modulo T6).',
  },
  'ca.ask.home-bc-repair': {
    says: 'In British Columbia il padrone di casa deve tenere la casa in buono stato e adatta a viverci. Può chiedere un ordine al Residential Tenancy Branch.',
  },
  'ca.ask.home-ab-repair': {
    says: 'In Alberta la casa deve rispettare le norme minime su casa e salute. Se no, può chiedere meno affitto, i danni o la fine del contratto.',
  },
  'ca.ask.repairs-money-on': {
    says: 'Al Landlord and Tenant Board usi il modulo T6 per le riparazioni e T2 per i Suoi diritti. Chieda meno affitto, le Sue spese e un ordine di riparare. Può tornare indietro di un anno. Da ottobre 2025 può dare fino a 50.000 $. Per di più deve andare in tribunale. Tenga gli ordini del comune, ricevute e foto. Non smetta da sé di pagare l’affitto.',
  },
  'ca.ask.repairs': {
    says: 'Scriva al padrone di casa con foto e una data. Se non succede nulla, chiami l’ispettore del comune e si rivolga al tribunale. Non smetta per conto Suo di pagare l’affitto.',
  },
}
