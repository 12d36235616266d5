/** The Japanese words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_JA: Words = {
  'de.care-home.want': {
    says: '介護施設が、毎月もっと多いお金を求めています。ほとんどの場合、あなたの同意を求めます。',
  },
  'de.care-home.reality': {
    says: '新しい金額を払う義務は、理由を全部書いた手紙が届いてから4週間後に始まります。その前にはありません。',
  },
  'de.care-home.right-reasons': {
    says: '手紙には、項目ごとに前と新しい金額と、なぜ費用が上がったかを書かなければなりません。計算の資料を見ることができます。',
  },
  'de.care-home.right-fair': {
    says: '値上げも新しい金額も、適切でなければなりません。裁判所はほとんどの場合、あなたの同意を必要とします。急いで署名しないでください。',
  },
  'de.care-home.right-leave': {
    says: '値上げが始まる日に、契約を終わらせられます。',
  },
  'de.care-home.step': {
    says: '書面で計算の資料を求めてください。迷うなら、留保つき（unter Vorbehalt）で払ってください。介護の費用の助けを、社会福祉の役所に求めてください。',
  },
  'de.care-home.option': {
    says: '計算の資料を見るまで同意しないと伝えます。',
    title: '先に資料を求める',
    cost: '無料。',
    time: '値上げが始まる前。',
    risk: '施設が裁判所に行くことがあります。',
    bestFor: '値上げが大きい、またはわかりにくいとき。',
  },
}
