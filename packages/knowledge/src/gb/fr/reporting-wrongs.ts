/** Reporting danger, crime or cover-ups at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const REPORTING_WRONGS_FR: Words = {
  'gb.work.right-whistle': {
    says: "On ne peut pas vous punir ni vous renvoyer pour avoir bien signalé un danger, un délit ou une dissimulation. Aucune ancienneté n'est exigée.",
  },
}
