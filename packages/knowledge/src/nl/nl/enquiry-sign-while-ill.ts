/** Questions about an agreement to leave that is offered to someone who is ill: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIGN_WHILE_ILL_NL: Words = {
  'nl.ask.sign-while-ill': {
    says: 'Teken niet zolang u ziek bent: het UWV kan dan Ziektewet en WW weigeren. Zolang het contract loopt, moet uw werkgever minstens 70% van uw loon betalen, in het eerste jaar niet minder dan het minimumloon, en de bedrijfsarts inschakelen. Eis dat schriftelijk met een laatste dag. Loopt het contract vanzelf af, dan kan het UWV daarna betalen. Al getekend? U hebt 14 dagen bedenktijd. Het Juridisch Loket helpt.',
  },
}
