/** The Japanese words of the Netherlands: terms of work. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_JA: Words = {
  'nl.job.right-trial': {
    says: '試用期間は書面で決める必要があります。長くても1か月か2か月で、6か月以下の契約では認められません。',
  },
  'nl.job.right-told-in-time': {
    says: '6か月以上の期間の決まった仕事では、続くかどうかを、終わりの1か月前に書面で知らせる必要があります。そうでなければ、最高1か月分の賃金を請求できます。',
  },
  'nl.job.right-ill': {
    says: '病気の間、会社はほとんどの場合、2年間、解雇の予告ができません。その間、賃金の少なくとも70%を受け取れます。',
  },
  'nl.job.right-redundancy-order': {
    says: '経営上の理由では、会社にUWVの許可が必要です。決まった順番（afspiegeling）に従い、あなたのほかの仕事を探さなければなりません。先にUWVに答えられます。',
  },
  'nl.job.right-last-pay': {
    says: '終わりに、会社は取らなかった休暇の分を払わなければなりません。遅れた賃金には、追加を請求できます。',
  },
  'nl.job.right-fair-sum': {
    says: '解雇が決まりを破っていたら、裁判官は取り消すか、公正な額（billijke vergoeding）をあなたに与えられます。',
  },
  'nl.job.right-no-compete': {
    says: 'ほかで働くことの禁止は、書面でなければなりません。期間の決まった仕事では、強い理由を書く必要があります。裁判官は減らせます。',
  },
  'nl.job.right-plan': {
    says: '8週間以内に、会社と復帰の計画を作ります。合意できなければ、UWVに意見（deskundigenoordeel）を求めてください。',
  },
}
