/** The Dutch words of the rows in ../cancel-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const CANCEL_RIGHTS_NL: Words = {
  'us.sale.right-three-days': {
    says: 'U hebt drie werkdagen om een verkoop van $25 of meer bij u thuis te annuleren. Kreeg u geen formulier om te annuleren, dan is de tijd meestal nog niet om.',
  },
  'us.sale.step-cancel': {
    says: 'Stuur het formulier of een brief vandaag aangetekend (certified mail). Bewaar een kopie. Het bedrijf moet binnen tien werkdagen terugbetalen.',
  },
  'us.sale.right-rescind': {
    says: 'Als uw huis borg staat voor de lening, kunt u die meestal binnen drie werkdagen terugdraaien, en langer als er papieren misten.',
  },
  'us.sale.right-online': {
    says: 'Een bedrijf dat online verkoopt, moet u de voorwaarden vertellen, duidelijk uw ja krijgen, en u een simpele manier geven om de afschrijvingen te stoppen.',
  },
  ...stateWords('home-sale', {
    'AZ FL GA IL MA MI NC NJ NY OH PA TX VA WA':
      'kunt u een verkoop bij u thuis meestal binnen drie werkdagen annuleren. De verkoper moet u een formulier geven om te annuleren',
    CA: 'kunt u een verkoop bij u thuis meestal binnen drie werkdagen annuleren, of vijf vanaf 65 jaar. De verkoper moet u een formulier geven om te annuleren',
  }),
}
