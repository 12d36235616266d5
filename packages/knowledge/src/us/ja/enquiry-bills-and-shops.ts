/** Questions about plans, vendors, repair shops, service dogs and college bills: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_AND_SHOPS_JA: Words = {
  'us.story.plan-fee': {
    says: '請求書ははっきりしていなければならず、約束された料金は守られるはずです。相手が根拠にしている条件を書面で求め、次にFCCに苦情を出してください。会社は30日以内に答えなければなりません。州の消費者の法律も助けになります。',
    dependsOn: 'プランの条件に書いてあること',
  },
  'us.story.vendor': {
    says: '約束のものを渡さない人は、たいていお金を返さなければなりません。カードで払った分は今すぐ異議を出し、日付を決めて請求の手紙を書き、少額裁判所（small claims court）か州の消費者の法律を使ってください。',
    dependsOn: '契約と、なぜだめになったか',
  },
  'us.story.repair-shop': {
    says: '修理店は、見積もりを大きく超える前に、たいていあなたの同意を得なければなりません。同意した修理の分は、車を渡さずにいられます。車が必要なら、納得していないと書いて（under protest）払い、その後、苦情を出し、少額裁判所（small claims court）を使ってください。',
    dependsOn: '署名したものと住んでいる州',
  },
  'us.story.service-dog': {
    says: '店は、訓練された介助犬を断ったり、証明書を求めたりしてはいけません。障害のために必要か、何をするよう訓練されたかは聞けます。ADA.govに苦情を出してください。',
  },
  'us.story.college-bill': {
    says: '学期の60%より前に辞めると、援助金の一部が戻され、学校があなたに請求することがあります。額の計算を書面で、分けて払う計画と、事情による退学（hardship withdrawal）を求めてください。',
    dependsOn: '辞めた日と、学校の返金の決まり',
  },
}
