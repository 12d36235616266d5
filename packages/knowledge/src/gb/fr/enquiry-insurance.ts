/** Questions about insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'gb.ask-insurance.not-told': {
    says: 'Vous deviez répondre à ses questions avec un soin normal, rien de plus. Si c’est le cas, il doit payer. En cas de négligence, il peut payer moins, ou refuser s’il ne vous aurait jamais assuré. Faites une réclamation, puis allez au Financial Ombudsman, gratuit.',
  },
}
