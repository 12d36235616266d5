/** The Japanese words of the rows in ../enquiry-public-help-taken-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_HELP_TAKEN_BACK_JA: Words = {
  'us.fact.snap-overpaid': {
    says: '金額や責任が違うなら、申告した証拠を付けて、通知から90日以内にfair hearingを求めてください。正しい場合は、減額（compromise）か少額の分割を頼みます。間違いは不正ではありません。相談する前に、聴聞を放棄する書類に署名しないでください。',
  },
  'us.fact.medicaid-renewal': {
    says: '更新書類を今すぐ送ってください。打ち切りから90日以内なら、たいてい新しい申請は要りません。通知が古い住所に届いていたならfair hearingも求めましょう。医師や薬局に伝え、急ぎの薬は診療所に頼んでください。その間の費用は後で認められることがよくあります。',
  },
  'us.fact.cp504': {
    says: 'CP504だけでは、IRSはまだ給料や預金を取れません。取れるのは主に州税の還付です。その先には最終通知と30日の聴聞の期間が必要です。その間にIRS.govで分割を申し込むか、家賃や食費が払えないなら一時停止を頼んでください。',
  },
  'us.fact.taxes-not-filed': {
    says: '払えなくても今すぐ申告してください。申告の遅れは支払いの遅れよりずっと高くつき、還付は3年で消えます。給与の記録はIRS.govのアカウントにあります。その後に分割を頼みましょう。刑務所は隠したり偽ったりする人の話で、自分から申し出た人にはほとんどありません。',
  },
  'us.fact.support-license': {
    says: '通知の期日（たいてい20〜30日）までに書面で答えてください。分割払いを申し出れば、多くの州で免許は残ります。仕事に必要だと伝えましょう。養育費は申し立てた日からしか下がらないので、変更を今日申し立ててください。払える分は払い続けます。',
  },
}
