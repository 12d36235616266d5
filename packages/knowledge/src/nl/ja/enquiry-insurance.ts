/** Questions about an insurer that refuses: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'nl.ask.insurer-refuses': {
    says: '契約のどの条項かを聞いてください。証拠を付けて書面で答え、保険会社に苦情を出します。その後、Kifidに行けます。',
  },
  'nl.ask.health-refused': {
    says: '医師の手紙をつけて、見直し（heroverweging）を書面で保険会社に求めてください。4週間以内に答えなければなりません。断られるか返事がなければ、健康保険の争いの機関SKGZに行きます。',
  },
  'nl.ask.insurer-hidden': {
    says: '保険会社は、知ってから2か月以内に伝える義務があります。全く払わないのは、だます意図があったか、知っていれば断った場合だけです。そうでなければ全部か一部を払います。苦情の後はKifidへ。',
    dependsOn: '知っていたらどうしたか',
  },
}
