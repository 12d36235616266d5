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
}
