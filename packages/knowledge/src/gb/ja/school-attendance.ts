/** Missed school: fines, meetings and questions about them. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ATTENDANCE_JA: Words = {
  'gb.school.absence': {
    says: '罰金は親1人と子1人ごとに、21日以内なら£80、その後28日目まで£160です。訴えられませんが、取り消しを役所に頼めます。',
  },
  'gb.school.absence-wants': {
    says: '学校は、子どもが毎日来るよう求め、来ないとどうなるかを書いています。',
  },
  'gb.school.absence-step': {
    says: '話し合いに行きます。病気の日ごとに証明を送り、学校に行けないときは助けを求めます。',
  },
  'gb.school.answer-fine': {
    says: '訴えはできません。間違いなら、取り消しを役所に頼めます。21日以内に£80か、28日目までに£160を払います。払わないと役所が裁判所に行くことがあります。',
  },
}
