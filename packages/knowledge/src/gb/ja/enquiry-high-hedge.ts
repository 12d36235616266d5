/** Questions about a hedge of the neighbours that takes the light: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_HEDGE_JA: Words = {
  'gb.ask-home.high-hedge': {
    says: '切ってよいのは、境界を越えて自分の側に出ている部分だけで、枯らしてはいけません。それ以外は、まず話し、手紙を書き、調停を申し出て、記録を残します。だめなら自治体（council）に「高い生け垣」として申し立てます。高さ2メートルを超え、光をさえぎる常緑樹が2本以上ある場合です。数百ポンドの手数料がかかるのが普通です。自治体は持ち主に刈るよう命じることができ、従わないと犯罪です。木が保護されていないか先に確かめてください。',
  },
}
