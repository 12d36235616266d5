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
  'fr.neighbour.right-trees': {
    says: 'Bomen en hagen boven twee meter moeten meestal twee meter van de grens staan, lagere een halve meter. Na dertig jaar mag de hoogte of plaats soms blijven. Overhangende takken moeten op verzoek gesnoeid worden.',
  },
  'fr.neighbour.step-trees': {
    says: 'Meet hoogte en afstand, vraag op het gemeentehuis naar plaatselijke regels en antwoord schriftelijk. Vóór een rechter moet meestal een gratis bemiddelaar worden geprobeerd.',
  },
  'fr.neighbour.lease-not-yet': {
    says: 'Deze brief maakt geen einde aan uw huur. Bij lawaai of andere overlast kan alleen een rechter dat, en alleen als de overlast bewezen en ernstig is.',
  },
  'fr.neighbour.lease-duty': {
    says: 'Een huurder moet de woning rustig gebruiken. De verhuurder moet ingrijpen als buren last hebben, maar moet u eerst met redenen schrijven.',
  },
  'fr.neighbour.lease-step': {
    says: 'Vraag schriftelijk naar de dagen en het bewijs: aangiften, brieven van buren. Stop met wat klopt, en noteer rustige avonden.',
  },
}
