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
    says: '期限内に払えば終わりで、裁判も前科もありません。親一人・子一人につき1回目は21日以内は£80、28日目までは£160で、3年以内の2回目は£160です。不服申立てはありませんが、間違いなら自治体に撤回を求めてください。払わないと自治体は裁判所に行け、有罪とより高い罰金になりえます。',
  },
  'gb.school.scotland-attendance': {
    says: 'お子さんが休む理由を伝えましょう。病気、不安、支援の不足は正当な理由になりえます。助けが必要なら書面で求めましょう。役所は調べなければなりません。',
  },
}
