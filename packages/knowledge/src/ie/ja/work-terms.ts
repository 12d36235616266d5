/** Terms of work: a new employer, written terms, hours, remote work, bullying and speaking up: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_JA: Words = {
  'ie.work.right-transfer': {
    says: '仕事が新しい雇い主に移ると、職と条件も移ります。できれば30日前に、早めに知らせる必要があります。',
  },
  'ie.work.right-terms': {
    says: '雇い主は主な条件を5日以内に、残りを1か月以内に書面で渡す必要があります。Workplace Relations Commission に苦情を言えます。',
  },
  'ie.work.right-hours': {
    says: '年に4週間の有給休暇、休憩、平均して週48時間までの権利があります。',
  },
  'ie.work.right-telling': {
    says: '不正を知らせた人を罰したり解雇したりできません。勤めた長さは関係ありません。Circuit Court は21日以内に動けます。',
  },
  'ie.work.right-remote': {
    says: '初日から在宅の仕事を頼めます。雇い主は4週間以内に理由をつけて書面で答えますが、断ることもできます。',
  },
  'ie.bully.right': {
    says: '雇い主はいじめから守り、苦情を調べる必要があります。それを理由に罰せません。やめる前に書面で苦情を言います。',
  },
  'ie.work.right-short-service': {
    says: '勤めて1年未満でも、Workplace Relations Commission に争いを持ち込めます。その意見は雇い主を縛りません。妊娠、差別、不正の通報を理由にした解雇は、初日から違法です。',
  },
}
