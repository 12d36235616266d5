/** Questions about sellers who mislead or do not answer, and how long one has: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_SAYS_NO_NL: Words = {
  'gb.ask-consumer.ignored': {
    says: 'Stuur één duidelijke brief: wat u kocht, wat er mis is, wat u wilt, en 14 dagen om het te doen. Probeer daarna uw kaartbedrijf of een ombudsman of brancheregeling. Als laatste de rechter voor kleine zaken (small claims court).',
  },
  'gb.ask-consumer.time-limit': {
    says: 'U hebt zes jaar om naar de rechter te gaan. Maar al uw geld terug en makkelijk bewijs horen bij de eerste dagen en maanden. Klaag dus zo snel u kunt.',
    dependsOn: 'wanneer u de spullen kreeg of het werk is gedaan',
  },
  'gb.ask-consumer.time-limit-scotland': {
    says: 'In Schotland hebt u vijf jaar om naar de rechter te gaan. Maar al uw geld terug en makkelijk bewijs horen bij de eerste dagen en maanden. Klaag dus zo snel u kunt.',
    dependsOn: 'wanneer u de spullen kreeg of het werk is gedaan',
  },
  'gb.ask-consumer.misled': {
    says: 'Een verkoper mag u niet misleiden of onder druk zetten, geen kosten verbergen en geen valse recensies gebruiken. Schrijf op wat er is gezegd en vraag uw geld terug. Meld het ook bij de hulplijn voor consumenten van Citizens Advice.',
    dependsOn: 'wat ze zeiden of verborgen, en of u daardoor kocht',
  },
}
