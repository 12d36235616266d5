/** Questions about the first days of illness without pay: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAITING_DAYS_NL: Words = {
  'nl.ask.waiting-days': {
    says: 'Alleen als het in uw contract of cao staat, en hoogstens twee dagen. Is er niets afgesproken, dan krijgt u loon vanaf de eerste dag. Dat is minstens 70 %, en in het eerste jaar niet minder dan het minimumloon. Wordt u binnen vier weken weer ziek, dan gelden geen nieuwe wachtdagen. Vraag schriftelijk waar het staat en vraag het loon met een datum.',
    dependsOn: 'uw contract of cao',
  },
}
