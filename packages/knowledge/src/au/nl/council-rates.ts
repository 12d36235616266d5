/** The Dutch words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_NL: Words = {
  'au.rates.want': {
    says: 'De gemeente (council) wil de heffing (rates) per jaar of kwartaal voor uw huis of grond.',
  },
  'au.rates.right-plan': {
    says: 'Vraag de gemeente (council) om een betalingsregeling of hulp bij geldproblemen (hardship). Mensen met pensioen krijgen meestal korting (rebate).',
  },
  'au.rates.step-call': {
    says: 'Bel de gemeente (council) vóór de dag waarop u moet betalen. Vraag naar de regels bij geldproblemen (hardship policy) en welke rente erbij komt.',
  },
  'au.rates.nsw': {
    says: 'In New South Wales kan de gemeente (council) betalen in delen afspreken en rente kwijtschelden bij geldproblemen (hardship).',
  },
  'au.rates.vic': {
    says: 'In Victoria kunt u de gemeente (council) vragen om de heffing (rates) uit te stellen of kwijt te schelden bij geldproblemen (hardship).',
  },
  'au.rates.qld': {
    says: 'In Queensland kan de gemeente (council) korting (concession) geven, of u de heffing (rates) in delen laten betalen, als u geldproblemen (hardship) hebt.',
  },
}
