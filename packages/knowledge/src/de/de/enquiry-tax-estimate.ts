/** Questions about a tax that the office only guessed because no return came: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_ESTIMATE_DE: Words = {
  'de.ask-debt.tax-guess': {
    says: 'Es ist nicht zu spät, solange der Bescheid noch keinen Monat da ist. Legen Sie schriftlich oder über ELSTER Einspruch ein und schicken Sie die volle Erklärung mit Belegen. Dann zählen die echten Zahlen. Das Zahlen ist damit nicht gestoppt: Beantragen Sie im selben Brief die Aussetzung der Vollziehung. Ein Verspätungszuschlag kann bleiben. Monat vorbei? Schicken Sie sie trotzdem sofort und fragen Sie nach.',
  },
}
