/** Reporting danger, crime or cover-ups at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const REPORTING_WRONGS_ES: Words = {
  'gb.work.right-whistle': {
    says: 'No pueden castigarle ni despedirle por denunciar bien un peligro, un delito o un encubrimiento. No hace falta antigüedad.',
  },
}
