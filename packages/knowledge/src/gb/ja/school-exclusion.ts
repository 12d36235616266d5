/** A child who is excluded from school: the governors and the panel. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_EXCLUSION_JA: Words = {
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
  'gb.school.answer-excluded': {
    says: '理由を書面で求め、理事（governors）に言い分を話します。ずっとなら独立の審査会が調べられます。障害のある子にはもっと権利があります。',
  },
}
