/** The German words of the rows in ../benefit-decision-scotland-ni.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_SCOTLAND_NI_DE: Words = {
  'gb.benefit.scotland': {
    says: 'Bitten Sie innerhalb von 42 Tagen um eine neue Entscheidung (re-determination). Danach können Sie innerhalb von 31 Tagen vor ein Gericht (tribunal) gehen.',
  },
  'gb.benefit.ni': {
    says: 'Bitten Sie innerhalb eines Monats um eine neue Prüfung. Danach haben Sie einen Monat für die Klage bei einem unabhängigen Gericht (tribunal).',
  },
}
