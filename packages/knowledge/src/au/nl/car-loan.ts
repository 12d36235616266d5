/** The Dutch words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_NL: Words = {
  'au.car.right-notice': {
    says: 'Een kredietgever moet een ingebrekestelling (default notice) sturen en 30 dagen wachten voordat hij een auto neemt. Voor uw woning is een bevel van de rechter of uw toestemming nodig.',
  },
  'au.car.right-small-debt': {
    says: 'Bent u minder dan een kwart van de lening of $10,000 schuldig (het laagste telt)? Dan is meestal een bevel van de rechter nodig om spullen te nemen.',
  },
  'au.car.right-sale': {
    says: 'Nadat hij de auto heeft genomen, moet hij u de waarde zeggen en hoe u hem terugkrijgt. Hij moet 21 dagen wachten voordat hij verkoopt.',
  },
  'au.car.step-call': {
    says: 'Bel de kredietgever voordat de termijn eindigt. Vraag hulp wegens geldproblemen (hardship), en klaag gratis bij AFCA. Dat stopt het meestal.',
  },
  'au.car.want': { says: 'De kredietgever wil de late betalingen, of de auto.' },
  'au.car.option-hardship': {
    says: 'Vraag de kredietgever schriftelijk om een wijziging wegens geldproblemen (hardship).',
    title: 'Hulp bij geldproblemen vragen',
    cost: 'Vragen is gratis',
    time: 'Voordat de termijn eindigt',
    risk: 'Het bedrag groeit terwijl u wacht.',
    bestFor: 'U hebt wat inkomen en wilt het houden.',
  },
}
