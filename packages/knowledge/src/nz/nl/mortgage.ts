/** The Dutch words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_NL: Words = {
  'nz.mortgage.right-twenty-days': {
    says: 'Vóór een gedwongen verkoop (mortgagee sale) moet u een bericht krijgen dat u minstens 20 werkdagen geeft om de achterstand te betalen.',
  },
  'nz.mortgage.want': {
    says: 'De kredietgever wil de te late betalingen, en zegt dat hij de woning misschien verkoopt.',
  },
  'nz.mortgage.reality': {
    says: 'Dit is een waarschuwing met tijd om iets te doen. De meeste mensen die het vroeg vragen, houden hun woning met een regeling.',
  },
  'nz.mortgage.option-hardship': {
    says: 'Vraag de kredietgever schriftelijk om een wijziging wegens geldproblemen (hardship).',
    title: 'Hulp bij geldproblemen vragen',
    cost: 'Vragen is gratis',
    time: 'Voordat de tijd in het bericht om is',
    risk: 'Het bedrag groeit terwijl u wacht.',
    bestFor: 'U hebt wat inkomen en wilt de woning houden.',
  },
  'nz.mortgage.right-hardship': {
    says: 'Komt het door ziekte, verlies van werk of een scheiding? Vraag dan om een wijziging van de lening. De kredietgever moet antwoorden.',
  },
  'nz.mortgage.step': {
    says: 'Bel vandaag het team voor geldproblemen (hardship) van de bank en MoneyTalks op 0800 345 123. Vraag juridisch advies over het bericht.',
  },
}
