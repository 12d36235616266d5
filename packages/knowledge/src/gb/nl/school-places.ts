/** School places, appeals for another school, and the way to school: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_PLACES_NL: Words = {
  'gb.school.place-wants': {
    says: 'De brief zegt welke schoolplaats uw kind krijgt. U kunt een andere school vragen en deze plaats intussen houden.',
  },
  'gb.school.right-place': {
    says: 'U kunt tegen de weigering naar een panel dat los staat van de school. Elke school die weigert moet zeggen hoe.',
  },
  'gb.school.place-step': {
    says: 'Neem de plaats aan die u hebt. Stuur het bezwaar voor de dag in de brief, met bewijs waarom deze school past.',
  },
  'gb.school.right-bus': {
    says: 'De reis is gratis naar de dichtstbijzijnde passende school op meer dan twee mijl, of drie vanaf acht jaar. Beperking, laag inkomen of een gevaarlijke weg tellen ook.',
  },
}
