/** The Dutch words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_NL: Words = {
  'fr.neighbour.want': { says: 'Iemand zegt dat u uw buren last bezorgt en moet ophouden.' },
  'fr.neighbour.right-abnormal': {
    says: 'Alleen last die meer is dan normaal voor de plaats telt. De andere kant moet het bewijzen: notities, getuigen, metingen.',
  },
  'fr.neighbour.right-first': {
    says: 'Voor de rechter moeten ze het met u proberen bij een verzoener (conciliateur de justice) of bemiddelaar. Bij de verzoener is het gratis.',
  },
  'fr.neighbour.step': {
    says: 'Antwoord rustig en schriftelijk. Zeg wat u veranderde of wat fout is, en bied een gesprek met een verzoener (conciliateur de justice) aan.',
  },
  'fr.neighbour.option': {
    says: 'Spreek elkaar bij een gratis verzoener (conciliateur de justice) in het gemeentehuis.',
    title: 'Gratis verzoening',
    cost: 'Gratis.',
    time: 'Enkele weken.',
    risk: 'Geen.',
    bestFor: 'U blijft naast elkaar wonen.',
  },
}
