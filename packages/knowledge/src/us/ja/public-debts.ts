/** The Japanese words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'us.public.want': {
    says: '公の機関がこのお金を求めています。何のお金か、金額の内訳、争える最後の日を探してください。',
  },
  'us.public.reality': {
    says: '公の機関が送ったものです。多くは裁判なしに税金の還付を、一部は給料も取れます。最後の日の前に動いてください。',
  },
  'us.public.who': {
    says: 'これは公の機関です。取り立ての連邦法はその職員を縛りません。その機関の決まりが大切です。',
  },
  'us.public.know-refund': {
    says: '州税の還付を取る前に、たいていの州は通知を送ります。審理を求める期間は30日のことが多いです。',
  },
  'us.public.right-benefits': {
    says: '市、郡、州は、手数料、罰金、請求のために Social Security や SSI を取れません。',
  },
  'us.public.step-dispute': {
    says: 'まちがいなら、最後の日の前に書いてください。理由を言い、見直しか審理を求め、証拠の写しを送ってください。',
  },
  'us.public.step-plan': {
    says: '払う義務があるなら、分割か、困窮による減額を求めてください。書面でもらい、領収書を取っておいてください。',
  },
  'us.public.option-plan': {
    says: '収入と支出を示してください。続けられる毎月の額を申し出てください。',
    title: '機関に分割を求める',
    cost: '取り決めた額',
    time: '数日から数週間',
    risk: '払い忘れると、手続きが進むことがあります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'us.public.attorney-general': {
    says: '州によっては attorney general が州の役所、病院、大学のために集めます。元の機関に債務の書類を求めてください。',
  },
  'us.public.loan-reality': {
    says: 'これは連邦の学生ローンです。裁判なしに給料の一部と税金の還付を取れます。先に通知が必要です。',
  },
  'us.public.loan-no-limit': {
    says: '連邦の学生ローンに時効はありません。待っても助けにならず、計画か rehabilitation が助けになります。',
  },
  'us.public.loan-step': {
    says: '自分で StudentAid.gov と打って入ってください。どのローンがあるか見て、そこの番号に計画のことで電話してください。',
  },
  'us.public.federal-pay': {
    says: '連邦の債務では、手取りの給料の15%までしか取れません。30日前に通知が必要です。',
  },
  'us.public.federal-hearing': {
    says: '通知にある日までに、書面で審理を求めてください。そうすれば、決まるまで給料は取られません。',
  },
}
