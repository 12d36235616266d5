/** Questions about the notice that a worker must give: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_NL: Words = {
  'gb.ask-work.own-notice': {
    says: 'Volgens de wet is het één week zodra u een maand werkt. Het contract kan meer vragen: lees het en vraag om een eerdere dag. Loon voor gewerkte dagen blijft van u; men mag het niet als boete houden, tenzij u dat eerder schriftelijk goedvond. Wie u aanklaagt moet echte schade bewijzen, dat is zeldzaam. Zeg schriftelijk op.',
  },
}
