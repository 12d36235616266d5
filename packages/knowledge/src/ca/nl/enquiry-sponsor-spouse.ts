/** The words of the rows in ../enquiry-sponsor-spouse.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSOR_SPOUSE_NL: Words = {
  'ca.ask.sponsor-spouse': {
    says: 'Dat kan als u 18 bent en burger of vaste inwoner. U mag geen bijstand krijgen, behalve om een handicap. Voor vrouw, man of partner is er meestal geen laagste inkomen. U belooft drie jaar voor hun kosten te zorgen, ook als u uit elkaar gaat. Vraag het aan bij IRCC, met bewijs dat de relatie echt is. Woont u in Québec, dan moet ook Québec akkoord gaan.',
    dependsOn: 'uw status en of u bijstand krijgt',
  },
}
