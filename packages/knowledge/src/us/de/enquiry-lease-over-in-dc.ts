/** Questions about having to leave without a lease in Washington DC: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_OVER_IN_DC_DE: Words = {
  'us.fact.dc-no-lease': {
    says: 'In Washington DC darf, wer Miete zahlt, nach Vertragsende bleiben, Monat für Monat. Der Vermieter braucht einen Grund aus dem Gesetz: etwa einen Verstoß mit 30 Tagen zum Abstellen, oder den eigenen Einzug mit 90 Tagen Frist. Dann muss er vor Gericht gewinnen. Aussperren ist verboten. Zahlen Sie weiter, ziehen Sie nicht wegen eines Briefs aus, rufen Sie legal aid an.',
  },
}
