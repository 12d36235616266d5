/** The Dutch words of the rows in ../service-charge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_NL: Words = {
  'ie.service.right-budget': {
    says: 'Het bedrag moet rusten op een jaarbegroting voor de vergadering van eigenaars. Vraag de begroting en uw deel.',
  },
  'ie.service.right-vote': {
    says: 'U mag spreken en stemmen. Wijst driekwart van de stemmen het af, dan blijft voorlopig het oude bedrag.',
  },
  'ie.service.right-report': {
    says: 'Elk jaar moet u een verslag krijgen: geld, reserve (sinking fund) en verzekering.',
  },
  'ie.service.right-court': {
    says: 'Houdt het bedrijf zich niet aan de wet, dan kan een eigenaar naar de Circuit Court. Praat eerst.',
  },
  'ie.service.warn-stop': {
    says: 'Stop niet met betalen uit protest. De schuld blijft bij de woning en houdt verkoop tegen.',
  },
  'ie.service.step-ask': {
    says: 'Vraag schriftelijk de begroting, de laatste rekening en hoe uw deel is berekend.',
  },
  'ie.service.option-plan': {
    title: 'Vragen om in delen te betalen',
    cost: 'Gratis.',
    time: 'Enkele weken.',
    risk: 'Klein.',
    bestFor: 'Het bedrag klopt, maar is te veel ineens.',
    says: 'Bied voor de betaaldag een maandbedrag aan dat u volhoudt.',
  },
}
