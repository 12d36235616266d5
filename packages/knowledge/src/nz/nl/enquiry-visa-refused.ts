/** Questions about a visa that was refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_NL: Words = {
  'nz.ask.visa-declined': {
    says: 'In Nieuw-Zeeland met een geldig visum vraagt u één keer om reconsideration, binnen 14 dagen. Bij residence kunt u meestal binnen 42 dagen in beroep. Vanuit het buitenland vraagt u opnieuw aan.',
  },
}
