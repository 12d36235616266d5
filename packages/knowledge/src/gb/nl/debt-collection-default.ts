/** The lender's own notice before it may end the agreement: the days in it count. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DEFAULT_NL: Words = {
  'gb.debt.default-step': {
    says: 'Neem contact op met de kredietgever vóór de datum in de brief. Betaal de achterstand als u kunt, of vraag een plan en meer tijd.',
  },
  'gb.debt.default-option': {
    says: 'Betaal wat de brief vraagt vóór de datum, of stuur een begroting en vraag te wachten. Men moet u eerlijk behandelen.',
    title: 'Op tijd inhalen of een plan afspreken',
    cost: 'De achterstand, of wat u aanbiedt.',
    time: 'Vóór de datum in de brief.',
    risk: 'Daarna mag de kredietgever het contract beëindigen. Spullen op afbetaling lopen gevaar.',
    bestFor: 'U heeft de achterstand en wilt het contract houden.',
  },
  'gb.debt.default-notice-right': {
    says: 'Een ingebrekestelling (default notice) moet zeggen wat er mis is en hoe u het herstelt. U moet minstens 14 dagen krijgen vanaf de dag dat u hem krijgt.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Na de datum in een ingebrekestelling (default notice) kan de geldgever de overeenkomst stoppen en alles vragen. Betaalt u op tijd wat er staat, dan telt de fout als niet gebeurd.',
  },
}
