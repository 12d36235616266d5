/** Questions about an IVA that can no longer be paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAILING_PLAN_NL: Words = {
  'gb.ask-debt.iva-cannot-pay': {
    says: 'Bel nu de supervisor en stuur een nieuw budget. Die kan een pauze geven of de schuldeisers vragen om lagere termijnen of een vroeg einde. Mislukt het, dan komen de schulden terug, min wat betaald is, met rente. Dan past een debt relief order, breathing space of bankruptcy misschien beter. Eerst gratis advies: 0808 808 4000.',
  },
}
