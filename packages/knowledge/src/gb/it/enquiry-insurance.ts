/** Questions about insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'gb.ask-insurance.not-told': {
    says: 'Lei doveva solo rispondere alle domande con normale cura. Se lo ha fatto, deve pagare. Se è stata una disattenzione, può pagare meno, o rifiutare se non L’avrebbe mai assicurata. Faccia reclamo, poi vada gratis al Financial Ombudsman.',
  },
}
