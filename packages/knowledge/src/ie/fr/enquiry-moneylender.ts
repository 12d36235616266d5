/** Questions about a loan from a moneylender: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEYLENDER_FR: Words = {
  'ie.ask.moneylender': {
    says: 'Regardez d’abord le registre de la Central Bank. Une firme agréée peut prendre pour un prêt au plus 1 % d’intérêt par semaine et 48 % par an. Demandez par écrit ce que vous avez emprunté, payé et devez. Sans agrément, elle n’a pas le droit de prêter ; en cas de menaces, allez aux gardaí. MABS aide gratuitement : 0818 07 2000.',
  },
}
