/** Letters that ask to take down words in public: slander (diffamation): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_WORDS: Words = {
  'fr.defamation.right-three-months': {
    says: 'Een zaak over laster of belediging moet meestal beginnen binnen drie maanden na de eerste dag dat de woorden openbaar waren.',
  },
  'fr.defamation.right-true': {
    says: 'Een mening in gematigde woorden is geen laster. Meestal mag u ook een feit zeggen dat u kunt bewijzen. Zij moeten de precieze woorden noemen.',
  },
  'fr.defamation.step-keep': {
    says: 'Bewaar een kopie van wat u schreef, de datum en uw bewijs. Beslis daarna wat u weghaalt of anders zegt.',
  },
}
