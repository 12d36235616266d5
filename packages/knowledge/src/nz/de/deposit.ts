/** The German words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DE: Words = {
  'nz.deposit.want': {
    says: 'Der Vermieter will einen Teil Ihrer Kaution (bond). Sie müssen nicht zustimmen. Unterschreiben Sie kein leeres Formular.',
  },
  'nz.deposit.reality': {
    says: 'Der Vermieter muss es beweisen. Normale Abnutzung (fair wear and tear) ist kein Schaden.',
  },
  'nz.deposit.right-apply': {
    says: 'Tenancy Services verwahrt die Kaution (bond). Sie können sie selbst beantragen. Ist der Vermieter nicht einverstanden, entscheidet das Tenancy Tribunal.',
  },
  'nz.deposit.right-damage': {
    says: 'Für Schaden aus Unachtsamkeit schulden Sie höchstens vier Wochenmieten oder den Selbstbehalt (excess) der Versicherung des Vermieters, je nachdem, was weniger ist. Für normale Abnutzung schulden Sie nichts.',
  },
  'nz.deposit.right-clean': {
    says: 'Sie müssen die Wohnung ordentlich und sauber verlassen, nicht perfekt. Verlangen Sie das erste Protokoll der Wohnung, Rechnungen und Fotos.',
  },
  'nz.deposit.step': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind. Beantragen Sie die Kaution (bond) und schicken Sie Ihre Fotos und das erste Protokoll der Wohnung.',
  },
}
