/** Questions about branches and trees of a neighbour: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_BRANCHES_NL: Words = {
  'de.ask-home.branches': {
    says: 'Ja, maar pas na een redelijke termijn op papier, en als de takken uw grond echt hinderen. Snoei alleen aan uw kant, en van maart tot september geen zware snoei van heggen, om de nesten. Sommige steden beschermen grote bomen: vraag daar eerst. Bladeren moet u meestal verdragen. De afstand van bomen is recht van uw deelstaat; oude bomen mogen vaak blijven.',
  },
}
