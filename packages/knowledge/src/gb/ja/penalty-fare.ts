/** A penalty fare of a train company: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_FARE_JA: Words = {
  'gb.fare.want': {
    says: '鉄道会社は、有効な切符がなかったと言っています。21日以内に割増と運賃を払うか、異議を出すことを求めています。',
  },
  'gb.fare.reality': {
    says: 'penalty fareは刑事の罰金ではなく、前科にもなりません。会社は債権として請求できます。',
  },
  'gb.fare.right-appeal': {
    says: '21日以内に独立の審査会に異議を出せます。無料です。断られても、あと2段階あります。',
  },
  'gb.fare.right-no-ticket-sold': {
    says: '乗った駅で切符を買う方法がなかったとき、または正しい警告の表示がなかったときは、請求できません。',
  },
  'gb.fare.step': {
    says: '21日目までに、少ない額を払うか、証拠を付けて異議を出すか選んでください。異議を出すと期限が止まります。',
  },
  'gb.fare.warning': {
    says: 'どちらもしないと、会社は費用を加えたり、その乗車について刑事手続を始めたりできます。放っておかないでください。',
  },
  'gb.fare.option-appeal': {
    title: '異議を出す',
    says: '事情と証拠を送ってください。券売機の写真、予約、銀行の記録、診断書などです。',
    cost: '無料です。',
    time: '今1時間、答えまで数週間。',
    risk: '負ければ、請求された額を払います。',
    bestFor: '切符を買えなかった、持っていた、または強い理由があるとき。',
  },
}
