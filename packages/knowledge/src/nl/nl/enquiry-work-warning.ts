/** Questions about a warning at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_NL: Words = {
  'nl.ask.work-warning': {
    says: 'Een waarschuwing is geen ontslag. Antwoord binnen een week schriftelijk: wat klopt, wat niet, en waarom. Vraag dat uw antwoord in het dossier komt. Tekent u, schrijf dan dat het alleen voor ontvangst is.',
  },
}
