/** The Italian words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_IT: Words = {
  'ca.ask.see-child': {
    says: 'Mantenimento e tempo con il figlio sono due cose, quindi continui a pagare. Annoti ogni rifiuto. Provi prima la mediazione, spesso gratis o economica. Poi chieda al tribunale della famiglia un ordine (parenting order). Conta solo il bene del bambino.',
  },
}
