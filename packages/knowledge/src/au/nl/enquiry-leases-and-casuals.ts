/** Questions about a rise in rent while a lease runs, and casuals who were sacked: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_AND_CASUALS_NL: Words = {
  'au.fact.rent-in-fixed-term': {
    says: 'Meestal niet. Tijdens een vaste termijn (fixed term) mag de huur alleen omhoog als het contract dat zegt, met het nieuwe bedrag of de berekening. In New South Wales geldt dat voor minder dan twee jaar. De markt alleen is geen reden. Schrijf dat u niet akkoord gaat en betaal de oude huur door. Ook als het contract het toelaat, moet men het aankondigen: 60 dagen of twee maanden, in Victoria 90 dagen. Houdt men vol, ga dan naar het tribunaal van uw staat.',
  },
  'au.fact.casual-sacked': {
    says: 'Ook een casual met vaste diensten, die mocht verwachten te blijven, heeft rechten. Voor unfair dismissal zijn zes maanden werk nodig, of twaalf waar minder dan 15 mensen werken. Kwam het omdat u naar loon vroeg, klaagde of ziek was, dan is geen tijd nodig. Dan moet de baas een andere reden bewijzen (general protections). Vraag het de Fair Work Commission binnen 21 dagen na de laatste dag: 1300 799 675. De kleine kosten kunnen vervallen en een advocaat is niet nodig. Voor loon dat ontbreekt: Fair Work Ombudsman, 13 13 94, zes jaar terug.',
  },
}
