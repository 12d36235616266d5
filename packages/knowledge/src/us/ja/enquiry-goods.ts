/** The Japanese words of the rows in ../enquiry-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_JA: Words = {
  'us.ask-consumer.not-delivered': {
    says: '売り手に手紙を書き、お金を返すよう求めてください。約束の期間か30日以内に発送しなければなりません。明細から60日以内にカードの請求を争います。',
  },
  'us.ask-consumer.warranty-refused': {
    says: '理由を書面で求めてください。開けた、または他社の部品や店を使ったというだけで、保証（warranty）を終わらせることはできません。それが故障の原因だと、会社が示さなければなりません。州の法律も、品物がきちんと働くことを約束しています。',
  },
  'us.ask-life.unordered': {
    says: '頼んでいないのに郵便で届いた品物に、払う必要はありません。それは贈り物です。そのことを書面で会社に伝えてください。',
  },
  'us.ask-life.faulty-goods': {
    says: '品物は、たいてい、そのような品物がすることをできなければなりません。修理、新しい品、または返金を書面で求めてください。書面の保証は守られなければなりません。',
    dependsOn: '品物の古さと、保証に書いてあること',
  },
  'us.ask-life.review': {
    says: '本当の事実と、意見とはっきりわかるものは、法律にかなっています。契約で、正直な感想を禁じることはできません。証拠を残してください。本当だと示せないところは直してください。',
    dependsOn: '書いたことが本当かどうか',
  },
  'us.ask-everyday.seller-refund': {
    says: '証拠をつけて、売り手に手紙を書いてください。クレジットカードで払ったなら、請求書から60日以内に異議を出してください。届かなかった品物は、返金されなければなりません。',
  },
}
