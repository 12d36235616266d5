/** Questions about a way to have debts written off: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WRITTEN_OFF_DE: Words = {
  'ie.ask.write-off': {
    says: 'Schulden Sie €35,000 oder weniger, besitzen wenig und haben höchstens €60 im Monat übrig, löscht eine Debt Relief Notice alles nach drei Jahren. Bei mehr gibt es ein Debt Settlement Arrangement, mit einem Teil über fünf Jahre. Oder bankruptcy, meist in einem Jahr vorbei. MABS rechnet kostenlos mit Ihnen und stellt den Antrag: 0818 07 2000.',
  },
  'ie.ask.keep-house-plan': {
    says: 'Ein Personal Insolvency Arrangement regelt Hauskredit und andere Schulden zusammen, meist über bis zu sechs Jahre, und soll Sie in einem bezahlbaren Zuhause halten. Ein Teil kann erlassen werden. Ein Richter kann es gegen einen Geber durchsetzen, der Nein sagt. Mit Abhaile ist der practitioner kostenlos: Gutschein bei MABS, 0818 07 2000.',
  },
}
