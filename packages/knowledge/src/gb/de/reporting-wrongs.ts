/** Reporting danger, crime or cover-ups at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const REPORTING_WRONGS_DE: Words = {
  'gb.work.right-whistle': {
    says: 'Man darf Sie nicht bestrafen oder kündigen, weil Sie Gefahr, Straftaten oder Vertuschung richtig gemeldet haben. Dafür müssen Sie nicht lange dort gearbeitet haben.',
  },
}
