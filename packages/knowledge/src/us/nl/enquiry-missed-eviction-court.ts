/** Questions about a missed day in court over an eviction: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_EVICTION_COURT_NL: Words = {
  'us.fact.missed-eviction-court': {
    says: 'Ga vandaag naar de griffie (clerk). Vraag of er een verstekvonnis is. Vraag om vernietiging, of hoger beroep als er alleen dat is, en om de ontruiming zolang te stoppen. Zeg waarom u er niet was, met bewijs, en wat uw verweer is, zoals betaalde huur. Vaak hebt u maar dagen. Legal aid of de hulpbalie doet het met u. U hoeft niet weg voor een ambtenaar met een bevel van de rechter komt.',
  },
}
