/** Japanese: the words of the rows in ../trains.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAINS_JA: Words = {
  'gb.rail.right-late': {
    says: '遅れたか取り消された電車は、15分からお金が戻ることがよくあります。28日以内に鉄道会社に求めます。',
  },
  'gb.rail.right-fare': {
    says: '割増運賃（penalty fare）には21日以内に訴えられます。切符なしの乗車が犯罪になるのは決まった場合だけです。どの手紙にも答え、説明し、話し合いを申し出ます。',
  },
  'gb.ask-travel.no-ticket': {
    says: 'どの手紙にも期限までに答えます。何があったかを証拠と共に伝え、運賃と費用の支払いを申し出ます。penalty fare（割増運賃）には21日以内に不服を言えます。無賃乗車の罪には、わざとだったという証明が要ります。鉄道の規則（byelaw）では、有効な切符がないだけで足りることがあります。',
  },
}
