/** Questions about mediation before a family court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MEDIATION_NL: Words = {
  'gb.ask-family.mediation': {
    says: 'Meestal moet u naar één gesprek over mediation (MIAM) voor u naar de familierechter gaat. De mediation zelf is uw keus. Bij geweld of spoed hoeft het gesprek niet. Vraag de mediator of een bon of rechtshulp kan betalen.',
  },
}
