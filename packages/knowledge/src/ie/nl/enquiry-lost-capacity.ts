/** Questions about a relative who can no longer decide: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_CAPACITY_NL: Words = {
  'ie.ask.no-power-of-attorney': {
    says: 'Kan zij met hulp nog begrijpen en beslissen, dan kan zij nu een enduring power of attorney maken of een helper kiezen. Zo niet, vraag de Circuit Court om een decision-making representative; dat kunt u zijn, rechtshulp betaalt misschien. Alleen voor het pensioen kunt u agent worden bij het kantoor. De Decision Support Service legt alles uit: decisionsupportservice.ie.',
  },
}
