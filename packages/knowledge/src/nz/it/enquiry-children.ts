/** The Italian words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_IT: Words = {
  'nz.ask.see-child': {
    says: 'Mantenimento e tempo con il figlio sono due cose, quindi continui a pagare. Chieda prima la conciliazione familiare (family dispute resolution), gratuita con reddito basso. Se fallisce, chieda al Family Court un ordine (parenting order). Conta il bene del bambino.',
  },
}
