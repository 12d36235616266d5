/** Questions about two tenants of one home when one of them leaves: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_IT: Words = {
  'ie.ask.joint-tenant-left': {
    says: 'Verso il proprietario ogni coinquilino deve di solito tutto l’affitto, non metà. Può chiedere la sua parte all’altro. Scriva al proprietario chi vive lì e chieda il contratto a suo nome. Ciò che l’altro ha fatto senza di lei non toglie i suoi diritti. Se l’affitto è troppo, chieda HAP; Threshold: 1800 454 454.',
  },
}
