/** The Dutch words of the rows in ../eviction-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CASES_NL: Words = {
  'us.home.right-cares-case': {
    says: 'Heeft uw woning federale hulp of een lening met federale steun, dan moet een bericht om te vertrekken wegens onbetaalde huur meestal 30 dagen geven.',
  },
  'us.home.case-warning': {
    says: 'Uitzettingszaken gaan snel. In sommige staten hebt u vijf dagen of minder om te antwoorden. Volg de datum in de papieren.',
  },
  'us.home.case-step': {
    says: 'Antwoord de papieren over uitzetting uiterlijk op hun datum, of ga op de genoemde dag naar de rechtbank. Kom vroeg en neem bewijs mee.',
  },
  'us.home.case-not-yet': {
    says: 'U hoeft niet weg omdat er een zaak is ingediend. Eerst moet een rechter beslissen, en dan moet er een ambtenaar komen.',
  },
}
