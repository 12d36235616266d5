/** Japanese: the words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_JA: Words = {
  'gb.school.wants': {
    says: '学校は、しばらくの間か、ずっと、子どもを来させないと言っています。理由、期間、反対の仕方を書く必要があります。',
  },
  'gb.school.right-governors': {
    says: '学校の理事（governors）に言い分を話せます。ずっとか、学期に15日を超えるなら、授業日15日以内に調べる必要があります。',
  },
  'gb.school.right-panel': {
    says: '理事がずっとの除外を変えなければ、授業日15日以内に独立の審査（review panel）を求められます。',
  },
  'gb.school.exclude-step': {
    says: '手紙と証拠を書面で求めます。子どもの話を書きとめ、governors と話したいと頼みます。',
  },
  'gb.school.right-equal': {
    says: '自閉症など障害のある子に、学校は公正な配慮をする必要があります。障害から来る事を、よい理由なく罰せません。審判所（tribunal）が決められます。',
  },
  'gb.school.right-plan': {
    says: '役所は計画に書いた助けを与える必要があります。決定から2か月以内に SEND Tribunal に訴えられます。',
  },
  'gb.school.scotland-support': {
    says: '役所は、学ぶために要る追加の助けを子どもに与える必要があります。一部は審判所（tribunal）が決めます。',
  },
  'gb.school.wales-support': {
    says: '学ぶ助けがもっと要る子は、計画とその助けを受ける権利があります。Education Tribunal for Wales に訴えられます。',
  },
  'gb.school.absence': {
    says: '罰金は親1人と子1人ごとに、21日以内なら£80、その後28日目まで£160です。訴えられませんが、取り消しを役所に頼めます。',
  },
  'gb.school.absence-wants': {
    says: '学校は、子どもが毎日来るよう求め、来ないとどうなるかを書いています。',
  },
  'gb.school.absence-step': {
    says: '話し合いに行きます。病気の日ごとに証明を送り、学校に行けないときは助けを求めます。',
  },
  'gb.school.place-wants': {
    says: '手紙は、子どもがどの学校に入れるかを知らせています。その席を取ったまま、別の学校を求めて訴えられます。',
  },
  'gb.school.right-place': {
    says: '断られたら、学校から独立した審査会に訴えられます。断った学校は方法を知らせる必要があります。',
  },
  'gb.school.place-step': {
    says: '今ある席を受けます。手紙の日までに、この学校が合う証拠と一緒に訴えを送ります。',
  },
  'gb.school.right-bus': {
    says: '一番近い合う学校が2マイルより遠ければ無料です。8歳からは3マイルです。障害、低い収入、危ない道も大切です。',
  },
  'gb.school.answer-excluded': {
    says: '理由を書面で求め、理事（governors）に言い分を話します。ずっとなら独立の審査会が調べられます。障害のある子にはもっと権利があります。',
  },
  'gb.school.answer-fine': {
    says: '訴えはできません。間違いなら、取り消しを役所に頼めます。21日以内に£80か、28日目までに£160を払います。払わないと役所が裁判所に行くことがあります。',
  },
}
