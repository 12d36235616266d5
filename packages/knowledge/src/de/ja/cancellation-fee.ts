/** The Japanese words of the rows in ../cancellation-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CANCELLATION_FEE_JA: Words = {
  'de.cancel.reality': {
    says: '約款の定額は、いつも払う義務があるわけではありません。普通の損害を超えられません。',
  },
  'de.cancel.right-less': {
    says: '損害がもっと少ない、またはないと示せます。約款がそれを認めないなら、定額の定めは無効です。',
  },
  'de.cancel.right-withdraw': {
    says: 'ネット、電話、自宅で契約しましたか。ふつう14日間、説明がなければさらに1年、撤回できました。特注品は別です。',
  },
  'de.cancel.step-ask': {
    says: '契約書、条項、損害の計算を求めてください。受け取るまで払わないでください。',
  },
  'de.no-show.want': {
    says: '診療所や店からの予約のお知らせです。今払うものはありません。',
  },
  'de.no-show.rights': {
    says: '来なかった予約の料金は、あなただけのために空けた時間で、それを知っていた場合だけ払います。',
  },
  'de.no-show.right-less': {
    says: '病気になった、または別の患者が入ったなら、普通は払うものはありません。浮いた費用は引く必要があります。',
  },
  'de.no-show.step-cancel': {
    says: '行けないときは、書かれた時間より前に取り消し、日と話した相手をメモしてください。そうすれば料金はかかりません。',
  },
}
