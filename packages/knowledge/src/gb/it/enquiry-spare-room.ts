/** Questions about a cut for a spare room: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPARE_ROOM_IT: Words = {
  'gb.ask-benefit.bedroom-tax': {
    says: 'È il 14 % dell’affitto per una stanza libera, il 25 % per due, nelle case sociali in età di lavoro. Non è libera una stanza per chi assiste di notte, per un figlio disabile o una coppia che non può condividere, o per un figlio nelle forze armate. Chieda un riesame entro un mese. Chieda al comune un aiuto per la differenza.',
    dependsOn: 'a chi serve la stanza',
  },
}
