/** The Japanese words of the rows in ../agency-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGENCY_MEETING_JA: Words = {
  'de.meeting.want': {
    says: '職業の役所が、あなたを面談に呼んでいます。失業給付を受けているなら、行かなければなりません。',
  },
  'de.meeting.reality': {
    says: '正当な理由なしに行かないと、1週間分の給付を失います。正当な理由があれば、何も失いません。',
  },
  'de.meeting.right-same-day': {
    says: '遅れても、行かないよりよいです。面談がまだできるなら、同じ日の別の時間でも数えられます。',
  },
  'de.meeting.right-travel': {
    says: '交通費を求めてください。返してもらえることがあります。だれかが一緒に来てもかまいません。',
  },
  'de.meeting.step': {
    says: '行けませんか。その日の前に知らせ、病気の証明などをつけて、別の日を求めてください。',
  },
  'de.meeting.option': {
    says: 'その日に行き、この手紙を持って行きます。',
    title: '面談に行く',
    cost: '無料。',
    time: '書かれた日。',
    risk: 'ありません。',
    bestFor: '行けるとき。',
  },
}
