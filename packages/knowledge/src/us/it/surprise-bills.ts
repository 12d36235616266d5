/** The Italian words of the rows in ../surprise-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SURPRISE_BILLS_IT: Words = {
  ...stateWords('surprise-bill', {
    AZ: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    CA: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    FL: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    GA: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    IL: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    MI: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    NJ: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    NY: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    OH: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    TX: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    VA: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
    WA: 'anche la legge dello stato limita i conti a sorpresa (surprise bills) di medici fuori dalla Sua rete. Paghi solo la Sua quota di rete e reclami all’ufficio delle assicurazioni',
  }),
}
