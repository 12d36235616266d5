/** The Japanese words of the rows in ../towed-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWED_CARS_JA: Words = {
  'us.towed.want': {
    says: '車がレッカー移動されました。移動と保管の料金を求めており、何もしなければ車を売られることがあります。',
  },
  'us.towed.step': {
    says: '今日動いてください。料金は毎日増えます。料金の明細を求め、車の中の物を出し、売却に反対する用紙を送ってください。',
  },
}
