/** Questions about a dismissal in a small firm: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_FIRM_NL: Words = {
  'de.ask-job.small-firm': {
    says: 'Met tien mensen of minder hoeft de werkgever meestal geen reden te hebben; deeltijd telt deels mee. Zo ook in uw eerste zes maanden. Maar het moet op papier, met echte handtekening en volle termijn. Zwangeren en mensen met een zware handicap zijn beschermd, en wraak mag niet. Ook dan hebt u maar drie weken voor de arbeidsrechter.',
    dependsOn: 'hoeveel mensen er werken en uw situatie',
  },
}
