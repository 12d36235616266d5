/** Questions about an IVA that can no longer be paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAILING_PLAN_FR: Words = {
  'gb.ask-debt.iva-cannot-pay': {
    says: 'Appelez maintenant le supervisor et envoyez un nouveau budget. Il peut accorder une pause ou demander aux créanciers des paiements plus bas ou une fin anticipée. Si l’IVA échoue, les dettes reviennent, moins ce qui est payé, avec intérêts. Alors debt relief order, breathing space ou bankruptcy conviennent parfois mieux. Conseil gratuit d’abord : 0808 808 4000.',
  },
}
