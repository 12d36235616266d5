/** The Japanese words of Belgium: terms of work. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_JA: Words = {
  'be.job.right-employer-proves': {
    says: '重大な理由（motif grave）なら、会社はその事実と、3日の期限を守ったことを証明する必要があります。できなければ、予告の代わりの賃金を払います。',
  },
  'be.job.right-short-notice': {
    says: '予告が短い、またはないなら、会社は足りない週の賃金と手当を払わなければなりません。',
  },
  'be.job.right-fixed-term': {
    says: '期間の決まった契約が早く終わると、会社は終わりまでの賃金を払います。上限は予告手当の2倍です。予告できるのは前半だけで、長くても6か月です。',
  },
  'be.job.right-ill': {
    says: '病気だけで契約は終わりません。医学的な理由での終了（force majeure médicale）には、長い病気と、先に産業医の確認が必要です。',
  },
  'be.job.right-new-work-help': {
    says: '予告が30週以上なら、会社は新しい仕事探しの支援（outplacement）を提供しなければなりません。重大な理由のときは別です。',
  },
  'be.job.right-wages': {
    says: '賃金は期日に払われなければなりません。仕事が終わったら、最後の給与処理ですぐに払います。遅れた賃金には、その日からの利息を求められます。',
  },
  'be.job.right-collective': {
    says: '大勢を解雇するとき、雇い主は先に従業員へ知らせ、意見を聞かなければなりません。従業員側が期限内に異議を出していれば、あなたも自分の解雇を争えます。すぐに労働組合へ。',
  },
  'be.job.right-pregnant': {
    says: '雇い主が妊娠を知った日から産休の1か月後までは、別の理由が必要で、それを証明しなければなりません。できなければ、6か月分の賃金を上乗せして払います。',
  },
}
