/** Questions about a prepayment meter forced on a home with a baby, old age or illness: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREPAYMENT_METER_FR: Words = {
  'gb.ask-consumer.prepay-warrant-child': {
    says: 'On ne peut l’imposer dans un foyer avec un enfant de moins de deux ans, où tous ont 75 ans ou plus sans aide, ou si quelqu’un a besoin de courant ou de chaleur pour sa santé. Écrivez-le aujourd’hui au fournisseur, avec preuve. Écrivez au tribunal ou allez à l’audience sur le mandat (warrant). Offrez un plan. Réclamez ; puis l’Energy Ombudsman est gratuit.',
  },
}
