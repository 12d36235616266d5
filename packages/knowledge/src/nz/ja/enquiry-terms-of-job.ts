/** Questions about breaks at work and a fixed term job that is ended early: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_JA: Words = {
  'nz.ask.breaks': {
    says: 'いいえ、休憩は必ずもらえます。8時間なら有給の10分休憩2回と、無給でもよい30分の食事休憩1回です。4〜6時間なら1回ずつ、2〜4時間なら有給10分1回です。長いシフトはさらに増えます。一部の必要なサービスだけは代わりの補いを付けて違ってもよいです。書面で求め、0800 20 90 20(無料)へ。',
  },
  'nz.ask.fixed-term-job': {
    says: '有期の仕事は、本当の理由があり、それを伝えられ契約に書かれているときだけ有効です。なければ期間の定めのない雇用です。早く終わらせられるのは、契約に定めがあるか、正当な理由と公正な手続きがあるときだけです。そうでなければ不当解雇で、終わりの日までの賃金を求められます。90日以内に書面で申立て(personal grievance)を。無料相談は0800 20 90 20。',
  },
}
