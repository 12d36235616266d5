/** Questions about fines, the driver of a car and drinking: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'be.ask.fine': {
    says: '争う分は払わないでください。書類にある方法と期日で、理由と証拠を付けて答えます。払わない支払命令は強制執行されることがあるので、期限内に動いてください。',
  },
  'be.ask.fine-driver': {
    says: 'ナンバーの名義人が運転したと見られますが、自分でなかったと示せます。15日以内に、運転した人の名前を書いた用紙を送り、証拠を残してください。争う分は払わないでください。',
  },
  'be.ask.drunk-driving': {
    says: '運転してはいけません。警察はすぐに免許証を15日間取り上げることができ、裁判官はさらに延ばせます。わずかな超過ならお金を払って終わることもあります。それ以上は警察裁判所です。収入が少なければ無料の弁護士（pro deo）を頼みましょう。',
  },
}
