/** The Japanese words of the rows in ../snap-and-unemployment-overpayments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_JA: Words = {
  'us.benefit.snap-deadline': {
    says: '食料の給付（SNAP）では、90日以内に公正な審理（fair hearing）を求められます。電話でもできます。',
    action: '食料の給付（SNAP）の審理を求める',
    consequence: 'その決定を審理で争えなくなります。',
  },
  'us.benefit.snap-aid-paid': {
    says: '変更が始まる前に審理を求めれば、決まるまで食料の給付を続けられます。',
  },
  'us.benefit.unemployment-warning': {
    says: '失業給付の不服申立ての期限は短いです。発送から10日だけの州もあります。最後の日は手紙に書いてあります。',
  },
  'us.benefit.unemployment-step': {
    says: 'すぐに不服を申し立て、待つ間も毎週請求を続けてください。',
  },
  'us.benefit.snap-not-fraud': {
    says: '間違いは不正ではありません。わざと規則を破ったと決められるのは、審問か裁判所だけです。その場合、初回は本人が1年間食料支援を受けられません。助言を受けるまで、審問を放棄する書類に署名しないでください。',
  },
}
