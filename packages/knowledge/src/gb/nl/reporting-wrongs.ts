/** Reporting danger, crime or cover-ups at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const REPORTING_WRONGS_NL: Words = {
  'gb.work.right-whistle': {
    says: 'Ze mogen u niet straffen of ontslaan omdat u gevaar, misdaad of verdoezelen goed meldde. U hoeft er niet lang te werken.',
  },
}
