/** Dutch: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_NL: Words = {
  'gb.ask-family.mediation': {
    says: 'Meestal moet u naar één gesprek over mediation (MIAM) voor u naar de familierechter gaat. De mediation zelf is uw keus. Bij geweld of spoed hoeft het gesprek niet. Vraag de mediator of een bon of rechtshulp kan betalen.',
  },
}
