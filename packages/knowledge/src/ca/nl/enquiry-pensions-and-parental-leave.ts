/** The Dutch words of the rows in ../enquiry-pensions-and-parental-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_NL: Words = {
  'ca.fact.cpp-disability-denied': {
    says: 'Vraag binnen 90 dagen na de brief schriftelijk herziening. Voeg een doktersverslag toe waarom u geen enkel regelmatig werk kunt doen, niet alleen het oude. Blijft het nee, dan hebt u 90 dagen voor het Social Security Tribunal, gratis. Doe geen nieuwe aanvraag. Velen winnen daar.',
  },
  'ca.fact.gis-overpaid': {
    says: 'Bel Service Canada en vraag een kleiner bedrag per maand: dat kan als u anders tekortkomt. Klopt de som niet, vraag binnen 90 dagen schriftelijk herziening. Een eenmalig opgenomen RRSP telt één jaar als inkomen; het supplement kan in juli weer stijgen. Daalde uw inkomen blijvend, vraag een schatting.',
  },
  'ca.fact.parental-leave': {
    says: 'EI betaalt 15 weken aan wie bevalt. Daarna tot 40 weken ouderschap om te delen tegen 55%, hoogstens 35 per ouder. Of tot 69 weken tegen 33%. U hebt 600 verzekerde uren nodig; vraag aan zodra u stopt. De baan blijft: meestal 16 tot 18 weken, plus 61 tot 63 ouderschapsverlof. Québec heeft een eigen regeling (QPIP).',
  },
}
