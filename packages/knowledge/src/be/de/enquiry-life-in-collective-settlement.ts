/** Questions about how one lives during a collective settlement of debts: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_DE: Words = {
  'be.ask.life-in-settlement': {
    says: 'Es gilt nicht lebenslang: höchstens sieben Jahre nach Absprache, drei bis fünf, wenn der Richter es anordnet. Der Vermittler bekommt Ihren Lohn und gibt Ihnen Geld zum Leben, nie weniger als das Eingliederungseinkommen mit Kindergeld. Der Arbeitgeber erfährt, wohin er zahlt. Ein Auto für die Arbeit bleibt meist, wenn Sie darum bitten. Pfändung und Zinsen enden. Zahlen Sie dann keinen Gläubiger einzeln, machen Sie keine neuen Schulden. Das ÖSHZ schreibt den Antrag gratis.',
  },
}
