/** Questions about tax on what somebody leaves: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_TAX_IT: Words = {
  'gb.ask-tax.inheritance': {
    says: 'Si paga solo su ciò che supera £325,000, o £500,000 se una casa va a figli o nipoti. Ciò che va al coniuge o partner civile è esente, e la parte non usata passa a lui. Oltre è il 40 %. I doni degli ultimi sette anni possono contare. Paga, con i beni dell’eredità, chi la gestisce, entro la fine del sesto mese dopo la morte.',
    dependsOn: 'quanto vale tutto ciò che è lasciato, e chi lo riceve',
  },
}
