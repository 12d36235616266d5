/** Questions about tickets and parking: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'ca.ask.fine': {
    says: 'U kunt de boete betalen of betwisten tot en met de datum die erop staat. Dat is 15 dagen in Ontario, en 30 in British Columbia en Québec. Betalen betekent dat u haar aanvaardt.',
    dependsOn: 'uw provincie en de datum op de boete',
  },
  'ca.ask.private-parking': {
    says: 'Een particulier bedrijf kan u geen boete geven. Het kan geld vragen en kan naar de rechter gaan. Vraag bewijs van de borden en het bedrag.',
    dependsOn: 'wat er op de borden stond',
  },
  'ca.ask.ticket-on': {
    says: 'In Ontario hebt u 15 dagen om te kiezen: betalen, early resolution of een zitting. Vraag een van die twee en de notities van de agent. Een veroordeling kan strafpunten geven.',
  },
  'ca.ask.camera-ticket': {
    says: 'Een boete van een camera betaalt meestal de eigenaar, wie er ook reed. Het geeft hem geen punten. Was de auto verkocht of gestolen, stuur dan bewijs vóór de datum op de boete. U kunt haar tot die dag ook betwisten.',
    dependsOn: 'uw provincie en de datum van de boete',
  },
}
