/** A letter on deductions from a tenancy deposit in England and Wales, and what holds in each nation: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_PROTECTION_JA: Words = {
  'gb.deposit.reality': {
    says: 'この一覧は相手の求めで、まだ支払う義務ではありません。同意か決定があるまで、敷金はあなたのお金です。',
  },
  'gb.deposit.right-wear': {
    says: '普通に住んだための傷みは払いません。古い物の代わりの新品代も払わず、残っていた価値の分だけです。',
  },
  'gb.deposit.right-proof': {
    says: '家主は傷みと費用を一つずつ示す必要があります。入居時の記録や写真がなければ難しいです。',
  },
  'gb.deposit.right-ten-days': {
    says: '返す額に双方が合意したら、10日以内に届かなければなりません。',
  },
  'gb.deposit.right-protected-england': {
    says: '家主は30日以内に敷金を保護機関（scheme）に入れ、どこかを知らせる義務がありました。怠れば、裁判所は敷金の1～3倍を認めることがあります。',
  },
  'gb.deposit.right-cleaning-england': {
    says: '業者の清掃を義務にはできません。入居時と同じくらいきれいなら足ります。',
  },
  'gb.deposit.right-protected-wales': {
    says: '家主は30日以内に敷金を保護機関（scheme）に入れ、どこかを知らせる義務がありました。怠れば、裁判所は敷金の1～3倍を認めることがあります。',
  },
  'gb.deposit.right-fees-wales': {
    says: '退去確認の定額料金など、法律が認めない費用は求められません。',
  },
  'gb.deposit.step-soon': {
    says: 'どの保護機関（scheme）が敷金を持つかを調べ、期限を今聞いてください。申立てに期限があることがあります。',
  },
  'gb.deposit.other-answer': {
    says: '期限までに答えます。どの額にもはい・いいえと理由を言い、争わない分はすぐ求めます。',
  },
  'gb.deposit.other-proof': {
    says: '入居時の記録、写真、請求書を求め、自分の写真、メッセージ、領収書を集めます。',
  },
  'gb.deposit.other-scheme': {
    says: '納得できない額を断り、保護機関（deposit scheme）に書類で決めてもらいます。',
    title: '無料の保護機関を使う',
    cost: '無料。',
    time: '数週間。',
    risk: '双方の同意が必要で、決定は最終です。',
    bestFor: '額が高い、証拠がない方。',
  },
  'gb.deposit.option-court-england': {
    says: 'どの機関も敷金を持たない、または助けられないなら、裁判所に返還を求めます。保護されていなければ制裁金も求めます。',
    title: '裁判所に行く',
    cost: '手数料。収入が少ない方は助けを頼めます。',
    time: '数か月。',
    risk: '負けると手数料を失います。先に助言を。',
    bestFor: '敷金が保護されていなかった方。',
  },
}
