/** Questions about a decision that a person is fit for work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIT_FOR_WORK_NL: Words = {
  'gb.ask-benefit.fit-for-work': {
    says: 'Vraag binnen een maand om een nieuwe blik (mandatory reconsideration), in uw journal of per brief. Zeg welk punt van de test u haalt, bijvoorbeeld geen 50 meter zonder stoppen, met doktersbrieven. Vraag het rapport. Blijft het nee, ga binnen een maand naar het gratis tribunaal; velen winnen. Vraag intussen om lichtere taken.',
  },
}
