/** The Dutch words of the rows in ../enquiry-minimum-wage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_NL: Words = {
  'gb.ask-work.minimum-wage': {
    says: 'Vanaf april 2026 is het £12.71 per uur vanaf 21 jaar, en £10.85 van 18 tot 20. Onder 18, en voor veel leerlingen (apprentices), is het £8. Krijgt u minder, dan kunt u het terugeisen.',
    dependsOn: 'uw leeftijd',
  },
  'gb.ask-work.low-rate': {
    says: 'Nee, als u 18 of ouder bent en geen leerling (apprentice). Vanaf april 2026 is het minste £12.71 per uur vanaf 21 jaar, en £10.85 van 18 tot 20. Wat ontbreekt, kunt u terugeisen.',
  },
}
