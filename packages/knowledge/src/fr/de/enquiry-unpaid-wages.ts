/** Questions about pay that does not come: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_DE: Words = {
  'fr.ask-work.unpaid-wages': {
    says: 'Fordern Sie ihn per Einschreiben mit Frist. Dann zum schnellen Verfahren des Arbeitsgerichts (référé), ohne Anwalt. 50 € können fällig sein, nicht mit Prozesskostenhilfe. Sagen Sie es auch der Arbeitsinspektion. Arbeiten Sie weiter und kündigen Sie nicht ohne Rat. Geht die Firma pleite, zahlt der AGS-Fonds. Sie haben drei Jahre.',
  },
}
