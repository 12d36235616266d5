/** Questions about two tenants of one home when one of them leaves: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_IT: Words = {
  'gb.ask-housing.joint-tenant-left': {
    says: 'Verso il proprietario ognuno deve tutto l’affitto, non metà. Andarsene o scrivere un’e-mail non cambia nulla. Può chiedere all’altro la sua parte. Uno solo può chiudere il contratto per entrambi con il giusto preavviso, di solito due mesi. Chieda subito un contratto solo a suo nome. Se c’è pericolo, prima si faccia consigliare.',
  },
}
