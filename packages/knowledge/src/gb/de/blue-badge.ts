/** A Blue Badge that was refused or taken away: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BLUE_BADGE_DE: Words = {
  'gb.badge.right-again': {
    says: 'Fragen Sie die Gemeinde schriftlich nach dem Grund und bitten Sie mit neuen Belegen vom Arzt um eine neue Prüfung. Danach bleiben ihre Beschwerdestelle und der Local Government Ombudsman.',
  },
}
