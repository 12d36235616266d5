/** The Dutch words of the rows in ../enquiry-town-gain-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_GAIN_TAX_NL: Words = {
  'es.ask.town-gain-tax': {
    says: 'Niet duurder verkocht dan gekocht? Dan bent u niets schuldig, als u het aangeeft en beide akten toont. Anders moet de gemeente de echte winst nemen als die lager is. Maak binnen een maand bezwaar (recurso de reposición).',
    dependsOn: 'wat in de twee akten staat',
  },
}
