/** The Dutch words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_NL: Words = {
  'nz.car.right-warning': {
    says: 'Een kredietgever moet minstens 15 dagen voordat hij spullen neemt een waarschuwing (warning notice) sturen. Betaal in die tijd wat te laat is, of vraag hulp bij geldproblemen (hardship).',
  },
  'nz.car.right-entry': {
    says: 'Alleen een erkende terughaler (licensed repossession agent) mag komen, op vaste uren. Spullen die u nodig hebt om te leven, mogen ze meestal niet nemen.',
  },
  'nz.car.right-after': {
    says: 'Na het ophalen van de auto moet de kredietgever een bericht sturen en 15 dagen wachten met de verkoop. U kunt de auto terugkrijgen door de achterstand te betalen.',
  },
  'nz.car.step': {
    says: 'Bel de kredietgever en MoneyTalks op 0800 345 123 voordat de tijd in het bericht om is.',
  },
  'nz.car.want': { says: 'De kredietgever wil de te late betalingen, of de spullen.' },
  'nz.car.option-hardship': {
    says: 'Vraag de kredietgever schriftelijk om een wijziging wegens geldproblemen (hardship).',
    title: 'Hulp bij geldproblemen vragen',
    cost: 'Vragen is gratis',
    time: 'Voordat de tijd in het bericht om is',
    risk: 'Het bedrag groeit terwijl u wacht.',
    bestFor: 'U hebt wat inkomen en wilt hem houden.',
  },
}
