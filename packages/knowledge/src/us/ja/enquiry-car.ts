/** The Japanese words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_JA: Words = {
  'us.ask-debt.deficiency': {
    says: '車を売った代金で足りなかった分を、払うことになるかもしれません。でも貸し手は、売る前に通知し、公正に売り、額を説明しなければなりません。そうしなかったなら、少なくなるか、何も払わなくてよいことがあります。',
    dependsOn: '売ることを知らせ、車を公正に売ったか',
  },
  'us.ask-debt.car-repo': {
    says: 'ほとんどの州では、支払いが一回遅れると、車の貸し手は裁判なしで車を持っていけます。でも、力やおどしを使ってはいけません。その前に電話し、分けて払う計画を頼んでください。',
    dependsOn: '貸し手がその車に担保（lien）を持っているか、住んでいる州',
  },
  'us.ask-debt.car-taken': {
    says: '今日、貸し手に手紙を書いてください。車を取り戻すには、いくらを、いつまでに払えばよいか聞いてください。貸し手は、車の中にあった物を返し、売る前にあなたに知らせなければなりません。',
  },
}
