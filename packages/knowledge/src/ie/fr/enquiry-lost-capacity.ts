/** Questions about a relative who can no longer decide: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_CAPACITY_FR: Words = {
  'ie.ask.no-power-of-attorney': {
    says: 'Si elle peut encore comprendre et décider avec aide, elle peut signer maintenant une enduring power of attorney ou choisir un assistant. Sinon, demandez à la Circuit Court un decision-making representative ; ce peut être vous, l’aide juridique paie peut-être. Pour la pension seule, devenez son agent au bureau social. Le Decision Support Service explique tout : decisionsupportservice.ie.',
  },
}
