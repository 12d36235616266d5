/** Questions about works that the owners’ meeting decided: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNERS_WORKS_NL: Words = {
  'fr.ask-home.owners-works': {
    says: 'Een eigenaar is zijn deel van gestemde werken schuldig, ook bij een nee-stem of afwezigheid. Vraag het verslag (procès-verbal). Stemde u tegen of was u afwezig, dan hebt u twee maanden na ontvangst voor de rechter. Nooit gestemde werken zijn niet verschuldigd, behalve dringende. Vraag de syndic een plan: 30 dagen na aanmaning is het hele jaar opeisbaar.',
    dependsOn: 'wat de vergadering besliste en hoe u stemde',
  },
}
