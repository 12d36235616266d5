/** The Japanese words of the rows in ../enquiry-credit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_JA: Words = {
  'es.ask.revolving': {
    says: '率が普通よりはるかに高いなら、裁判官は暴利（usura）と言えます。カードでは、最高裁判所は、平均より約6ポイント高いかを見ます。そのときは、受け取った分だけを返します。',
    dependsOn: '率（TAE）と契約の日付',
  },
  'es.ask.guarantor': {
    says: '責任を負うのは署名したことだけで、債務者と同じ反論ができます。solidario（連帯）と書いていなければ、先に債務者に求める必要があります。払った分は、債務者に求められます。',
    dependsOn: '署名した書類の内容',
  },
}
