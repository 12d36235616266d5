/** Questions of a driver without insurance who caused a crash: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_JA: Words = {
  'au.ask.crash-my-fault': {
    says: '自分の責任なら、適正な修理代を払う義務がありますが、車の価値を超えません。レッカー代や代車代も加わることがあります。見積もり2つ、写真、持ち主の証明を求めてください。すぐに金額に署名しないでください。払えないときは、払える額を書面で伝えます。少額の分割や減額に応じることが多いです。手紙や裁判を無視しないでください。無料相談は1800 007 007。双方に責任があれば、自分の分だけです。',
  },
  'au.ask.crash-no-money': {
    says: 'いいえ。これは借金で犯罪ではないので、刑務所に入ることはありません。Centrelinkの給付を取られることもありません。ただし手紙や裁判所の書類は放置しないでください。修理の請求書、写真、鑑定書、車の持ち主の証明を求めます。払うのは適正な額だけです。次に生活の状況を書き、免除を頼むか、続けられる少額を申し出ます。無料相談：1800 007 007。',
  },
}
