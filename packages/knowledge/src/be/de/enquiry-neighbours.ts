/** Questions about neighbours: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_DE: Words = {
  'be.ask.neighbour': {
    says: 'Ein Nachbar darf nicht mehr stören als normal (trouble anormal de voisinage). Führen Sie ein Tagebuch. Der Friedensrichter bietet kostenlose Gespräche an.',
  },
}
