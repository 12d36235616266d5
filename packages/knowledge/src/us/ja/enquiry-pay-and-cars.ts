/** The Japanese words of the rows in ../enquiry-pay-and-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_CARS_JA: Words = {
  'us.ask-life.wages': {
    says: '働いた時間を書き、額と支払いの日を書面で求めてください。次に、州の労働局に、無料で賃金の請求を出してください。訴えることもでき、たいてい二倍の額を求められます。求めたことで罰を受けてはなりません。',
  },
  'us.ask-life.lemon': {
    says: '最初の何年か、または何マイルかのうちに、大きな故障の修理が何回か失敗したら、メーカーは、たいてい車を取り替えるか、お金を返さなければなりません。修理の書類をすべて取っておき、メーカーに手紙を書いてください。',
    dependsOn: '住んでいる州、車の古さと走行距離、修理の内容',
  },
  'us.ask-life.unfair': {
    says: '理由が、人種、肌の色、宗教、性別、出身、40歳以上の年齢、または障害なら、違法です。言われたことを書きとめてください。180日か300日以内に、EEOCか州の役所に申し立ててください。',
    dependsOn: '理由と証拠',
  },
}
