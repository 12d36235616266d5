/** Questions about a bite by somebody else’s dog: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_NL: Words = {
  'gb.ask-neighbour.dog-bite': {
    says: 'Ga vandaag naar de dokter en maak foto’s. Meld het de politie, 101, of 999 als het doorgaat: een gevaarlijk onbeheerste hond is strafbaar, ook in huis of tuin. Meld het de dog warden van de gemeente. U kunt letsel en dierenarts claimen bij de eigenaar of zijn verzekering. U hebt drie jaar, een kind tot 21. Noteer getuigen en bewaar bonnen.',
  },
}
