/** Questions about the notice of a worker who leaves: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_JA: Words = {
  'be.ask.own-notice': {
    says: '自分から辞める場合の予告は、3か月未満は1週、その後2週です。6か月から3週、1年から4週、18か月から5週です。2年から6週、4年から7週、5年から9週、6年から10週です。7年から12週、8年から13週です。2026年8月1日以降に始まった契約なら、6か月間は1週です。次の月曜に始まります。失業給付は普通失いますが、10年働いていれば一度だけ受けられます。',
  },
}
