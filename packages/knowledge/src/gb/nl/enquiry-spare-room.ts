/** Questions about a cut for a spare room: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPARE_ROOM_NL: Words = {
  'gb.ask-benefit.bedroom-tax': {
    says: 'Het is 14% van de huur voor één vrije kamer, 25% voor twee, bij sociale huur en werkende leeftijd. Niet vrij is een kamer voor een nachtverzorger, een kind met een beperking of paar dat niet kan delen, of een kind in het leger. Vraag binnen een maand om een nieuwe blik. Vraag de gemeente om hulp voor het gat.',
    dependsOn: 'wie de kamer nodig heeft',
  },
}
