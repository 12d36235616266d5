/** A sheriff for Revenue: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const REVENUE_SHERIFF_DE: Words = {
  'ie.sheriff.right-revenue': {
    says: 'Für Steuern braucht der Sheriff kein Urteil, nur ein Papier von Revenue. Rufen Sie Revenue heute an und bitten Sie um Raten: Ein vereinbarter Plan hält den Sheriff auf. Ist die Summe nur geschätzt, schicken Sie jetzt die fehlende Erklärung.',
  },
}
