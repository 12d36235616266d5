/** The Japanese words of the rows in ../accommodation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOMMODATION_JA: Words = {
  'us.accommodation.want': {
    says: '会社は、健康のために求めた仕事の変更を断っています。',
  },
  'us.accommodation.right': {
    says: '15人以上の会社は、難しすぎたり高すぎたりしない限り、あなたと話し合い、合う方法を見つけなければなりません。求めたことで罰してはいけません。',
  },
  'us.accommodation.step': {
    says: '理由を書面で求め、医師の手紙を付けて別の方法を申し出てください。180日以内、多くの州では300日以内にEEOCに知らせてください。',
  },
}
