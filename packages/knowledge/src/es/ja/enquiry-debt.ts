/** Questions about debts: collectors, old and sold debts, lists of bad payers and a second chance. `asks` holds the words people type: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'es.ask.prison-debt': {
    says: 'いいえ。普通の借金を払えないことで、刑務所に入ることはありません。財産を隠すことか、子どもの養育費を払わないことだけが、犯罪になりえます。',
  },
  'es.ask.old-debt': {
    says: 'ほとんどの借金は5年で古すぎるものになります。しかし、支払い、認めること、または届いた書面の請求で、5年は数え直しになります。',
    dependsOn: '最後の支払いと最後の請求',
  },
  'es.ask.collector-home': {
    says: 'いいえ。取り立てる人は、家に入る、物を取る、上司に話すことはできません。ドアを開ける必要はありません。',
  },
  'es.ask.asnef': {
    says: '一覧に無料で手紙を書き、自分のデータを求めてください。€50より少ない、払った、5年より古い、または知らせがなかったなら、消すよう求めます。だめなら、AEPDに行きます。',
  },
  'es.ask.sold-debt': {
    says: '新しい会社に、契約書と、債権を買った証拠を書面で求めてください。同じ反論ができます。証拠を見るまで払わないでください。',
  },
  'es.ask.many-debts': {
    says: '無料の法律扶助と、再出発の法律（segunda oportunidad）について聞いてください。裁判官は、誠実な人の借金のほとんどを消せます。先に家、電気、食べ物に払います。',
  },
  'es.ask.revolving': {
    says: '率が普通よりはるかに高いなら、裁判官は暴利（usura）と言えます。カードでは、最高裁判所は、平均より約6ポイント高いかを見ます。そのときは、受け取った分だけを返します。',
    dependsOn: '率（TAE）と契約の日付',
  },
  'es.ask.myth-children-debt': {
    says: '家族は、署名していなければ、あなたの借金を払いません。相続人は、断るか、あるものだけで受け入れられます（a beneficio de inventario）。',
  },
  'es.ask.guarantor': {
    says: '責任を負うのは署名したことだけで、債務者と同じ反論ができます。solidario（連帯）と書いていなければ、先に債務者に求める必要があります。払った分は、債務者に求められます。',
    dependsOn: '署名した書類の内容',
  },
}
