/** The Dutch words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_NL: Words = {
  'ca.car.want': { says: 'De kredietgever wil de late betalingen, of de auto.' },
  'ca.car.step': {
    says: 'Bel de kredietgever vóór de laatste dag van het bericht. Bied een plan aan, en haal uw eigen spullen uit de auto.',
  },
  'ca.car.on-two-thirds': {
    says: 'Is in Ontario twee derde betaald? Dan mogen spullen meestal alleen worden weggehaald met toestemming van de rechter.',
  },
  'ca.car.on-sale': {
    says: 'In Ontario moet de kredietgever u 15 dagen van tevoren waarschuwen dat hij de auto verkoopt. U krijgt hem terug als u betaalt wat in het bericht staat.',
  },
  'ca.car.bc-two-thirds': {
    says: 'Is in British Columbia twee derde betaald? Dan heeft de kredietgever een bevel van de rechter nodig. Wie de auto weghaalt, kan u meestal niet ook nog voor de rechter dagen.',
  },
  'ca.car.ab-sale': {
    says: 'In Alberta moet een deurwaarder (civil enforcement bailiff) de auto weghalen. U kunt binnen 15 dagen bezwaar maken.',
  },
  'ca.car.qc-thirty': {
    says: 'In Québec moet de verkoper u eerst 30 dagen van tevoren waarschuwen. Is de helft betaald, dan heeft hij toestemming van de rechter nodig.',
  },
}
