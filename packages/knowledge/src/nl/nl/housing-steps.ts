/** The Dutch words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_WORDS: Words = {
  'nl.home.step-stay': { says: 'Ga niet weg en teken niets. Vraag eerst advies.' },
  'nl.home.step-write': {
    says: 'Schrijf terug dat u niet akkoord gaat met het einde van de huur. Bewaar een kopie.',
  },
  'nl.home.step-plan': {
    says: 'Betaal eerst de huur van deze maand. Bied voor de rest schriftelijk een regeling aan.',
  },
  'nl.home.step-help': {
    says: 'Vraag uw gemeente nu om schuldhulp. Als uw huis in gevaar is, moet er binnen drie werkdagen een gesprek zijn.',
  },
  'nl.home.step-ask': { says: 'Bel het Juridisch Loket. Houd uw huurcontract en brieven klaar.' },
  'nl.home.step-sum': { says: 'Vraag een lijst van huur en betalingen, maand voor maand.' },
  'nl.home.step-pay': {
    says: 'Probeer de achterstand onder drie maanden te brengen. Rechters kijken daarnaar bij een ontruiming.',
  },
  'nl.rent.step-allowance': {
    says: 'Kijk of u huurtoeslag kunt krijgen, ook voor eerdere maanden. Vraag het bij Dienst Toeslagen.',
  },
}
