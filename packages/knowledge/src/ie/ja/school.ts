/** Letters of schools: exclusion, absence and equal treatment: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_JA: Words = {
  'ie.school.wants': {
    says: '学校は、子どもを来させないか、席がないと言っています。理由と反対の仕方を書く必要があります。',
  },
  'ie.school.right-appeal': {
    says: '退学、年に20日以上の停学、席の拒否には訴えられます。学校が満員の場合は、まず21日以内に理事会に見直しを頼みます。訴えは、断られてから63日以内に届く必要があります。',
  },
  'ie.school.know-absence': {
    says: '子どもは16歳まで学校に行く必要があります。20日休むと学校は Tusla に知らせます。休むたびに理由を書面で出します。',
  },
  'ie.school.right-equal': {
    says: '学校は障害を理由に子どもを悪く扱えず、公正な配慮が必要です。2か月以内に学校に書き、6か月以内に Workplace Relations Commission に行けます。',
  },
  'ie.school.exclude-step': {
    says: '理由と学校の規則を書面で求めます。期限が短いので、日付を全部書きとめます。',
  },
  'ie.school.answer': {
    says: '理由を書面で求めます。次に section 29 により教育省に訴えます。学校が満員で席を断られたなら、まず21日以内に書面で理事会に見直しを頼みます。訴えは、断られてから63日以内に届く必要があります。',
  },
  'ie.school.right-twenty-days': {
    says: 'education welfare officer が通知を受けてから20登校日の間、お子さんは生徒のままです。officer はまずあなたと学校と話し合わなければなりません。',
  },
}
