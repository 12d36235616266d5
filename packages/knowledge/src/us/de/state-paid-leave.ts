/** The German words of the rows in ../state-paid-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PAID_LEAVE_DE: Words = {
  ...stateWords('paid-leave', {
    CA: 'gibt das Gesetz in Firmen mit fünf Beschäftigten freie Zeit mit Schutz der Stelle, und acht Wochen lang einen Teil Ihres Lohns',
    MA: 'gibt das Gesetz bezahlte freie Zeit für Familie und Krankheit, und Ihre Stelle bleibt',
    NJ: 'gibt das Gesetz freie Zeit für die Familie, und bis zu 12 Wochen einen Teil Ihres Lohns',
    NY: 'gibt das Gesetz bis zu 12 Wochen bezahlte freie Zeit für ein Baby oder einen kranken Verwandten, und Ihre Stelle bleibt',
    WA: 'gibt das Gesetz meist bis zu 12 Wochen bezahlte freie Zeit für Sie oder Ihre Familie',
  }),
}
