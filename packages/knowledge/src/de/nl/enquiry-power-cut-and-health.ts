/** Questions about a power cut where someone at home is ill or a small child: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_AND_HEALTH_NL: Words = {
  'de.ask-debt.power-cut-ill': {
    says: 'Ze mogen niet afsluiten als dat leven of gezondheid echt in gevaar brengt. Stuur vandaag een doktersverklaring, per mail en brief, en vraag om bevestiging. Vraag ook om een regeling (Abwendungsvereinbarung): ze moeten termijnen zonder rente aanbieden. Verder zijn twee maanden achterstand en € 100 nodig, vier weken dreiging en een brief acht werkdagen vooraf. Gaan ze door, dan kan het Amtsgericht het met spoed stoppen. Vraag het Jobcenter om een lening.',
  },
}
