/** The Dutch words of the rows in ../enquiry-fired-for-cause.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_CAUSE_NL: Words = {
  'ca.fact.fired-for-cause': {
    says: 'Geloof het niet zomaar: een dringende reden (cause) is moeilijk te bewijzen en één fout is zelden genoeg. Zonder krijgt u opzegtermijn of loon, vaak ver boven het minimum. Bij bank, luchtvaart, telefonie of transport kunt u na 12 maanden ook binnen 90 dagen gratis klagen over onrechtvaardig ontslag. Teken niets en zie een advocaat.',
  },
  'ca.fact.touched-at-work': {
    says: 'Dit is seksuele intimidatie en verboden. Schrijf elke keer op, met data en getuigen, en bewaar berichten. Klaag schriftelijk: de werkgever moet het onderzoeken en mag u niet straffen. Ga binnen een jaar naar de mensenrechteninstantie. Moet u weg, dan kan EI toch betalen. Bij aanranding kunt u de politie bellen.',
  },
  'ca.fact.vacation-in-rate-on': {
    says: 'Niet zonder uw schriftelijke ja. In Ontario is vakantiegeld minstens 4%, of 6% na vijf jaar. Het mag alleen bij elk loon als u schriftelijk instemde en de loonstrook het apart toont. Zo niet, dan is het nog verschuldigd. Vraag schriftelijk en dien dan binnen twee jaar gratis een claim in bij het Ministry of Labour.',
  },
}
