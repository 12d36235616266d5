/** A question about the television licence that is free from 75: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TV_LICENCE_DE: Words = {
  'gb.ask-tv.over-75': {
    says: 'Ab 75 ist sie nur kostenlos, wenn Sie oder ein Partner in Ihrer Wohnung Pension Credit bekommen. Sie müssen sie beantragen. Andere in diesem Alter zahlen wie alle, wenn sie Live-TV oder BBC iPlayer sehen.',
    dependsOn: 'ob Pension Credit gezahlt wird',
  },
}
