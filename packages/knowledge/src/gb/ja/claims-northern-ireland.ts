/** 北アイルランドの訴えと判決：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_NORTHERN_IRELAND_JA: Words = {
  'gb.claim.ni-want': {
    says: '裁判所はあなたの答えを求めています。まだ何も決まっていません。',
  },
  'gb.claim.ni-rights': {
    says: '支払う、争う、認めて支払いの猶予を求める、のどれかを選べます。いずれも、書式の日までに答えてください。',
  },
  'gb.claim.ni-not-yet': {
    says: 'この訴えだけでは、給料や物を取られません。まず判決（decree）、次にEnforcement of Judgments Officeの手続が必要です。',
  },
  'gb.claim.ni-small': {
    says: '少額の訴え（small claim）はNotice of Disputeで争えます。認める書式で支払いの猶予も求められます。弁護士は要りません。',
  },
  'gb.claim.ni-civil-bill': {
    says: '訴状（civil bill）には争うことができます。示された日数内に、Notice of Intention to Defendを裁判所と相手に送ってください。',
  },
  'gb.claim.ni-warn': {
    says: '期日までに答えがなければ、審理なしであなたに対する判決（decree）が出ることがあります。',
  },
  'gb.claim.ni-option-dispute': {
    title: '裁判所の書式で争う',
    says: '同意できない点と理由を書いてください。送った証拠を残してください。',
    cost: '少額の訴えでは、反対に請求しなければ普通は無料です。',
    time: '今1、2時間。審理まで数か月。',
    risk: '負ければ、請求額と裁判所の手数料を払います。',
    bestFor: '自分の債務ではない、または額が違うとき。',
  },
  'gb.claim.ni-option-time': {
    title: '認めて支払いの猶予を求める',
    says: '毎月払える額と家計を書式に書いてください。',
    cost: '申し出た月々の額。',
    time: '一晩ほど。',
    risk: '債務を認めることになり、判決が出ることがあります。',
    bestFor: '義務はあるが、一度に払えないとき。',
  },
  'gb.lbc.ni-court': {
    says: 'まず裁判所に訴える必要があり、多くは少額の訴え（small claim）です。書類が届き、争う時間があります。',
  },
  'gb.judgment.ni-set-aside': {
    says: 'あなたのいないまま判決（decree）が出たときは、取消しを裁判所に求められます。答えなかった理由と言い分を書いてください。',
  },
  'gb.judgment.ni-set-aside-high-court': {
    says: '答えがないためHigh Courtが判決を出した場合、取り消せることがあります。本当の言い分が必要なので、今すぐ法律相談を受けてください。',
  },
  'gb.judgment.ni-step-set-aside': {
    says: '裁判の書類が届いていなかったなら、判決にある裁判所に今日電話してください。取消しの書式を求め、すぐ出してください。',
  },
  'gb.bailiff.ni-ten-days': {
    says: 'まず予告（notice of intent）が届きます。その後10日の間に、支払うか、相手と分割の合意ができます。',
  },
}
