/** Pregnancy at work: care in work time. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PREGNANCY_AT_WORK_DE: Words = {
  'gb.work.right-antenatal': {
    says: 'Sie dürfen in der Arbeitszeit mit Lohn zur Vorsorge. Wegen der Schwangerschaft Schichten zu kürzen oder Sie schlechter zu behandeln ist vom ersten Tag an verboten.',
  },
}
