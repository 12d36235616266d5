/** Questions about a lawsuit for a debt, a judgment nobody heard of, old debts, and ways to end one: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_LAWSUIT_JA: Words = {
  'us.ask-debt.old': {
    says: 'ほとんどの州で、裁判を起こせる期間は3年から6年です。その後、取立て会社は訴えてはいけません。分かる前に払ったり約束したりしないでください。数え直しになることがあります。',
    dependsOn: 'あなたの州、借金の種類、最後の支払い',
  },
  'us.ask-debt.ignore-summons': {
    says: '無視しないでください。答えないと、相手が欠席で勝ち、給料や銀行のお金を求められます。過ぎていたら、今、やり直しを裁判所に求めてください。',
  },
  'us.ask-debt.default-judgment': {
    says: '今日、裁判所の書記官に記録を求めてください。特に書類を受け取っていないなら、判決の取り消しを裁判官に求められます。期限は短いです。',
  },
  'us.ask-debt.settle': {
    says: 'あなたの借金か、古すぎないかを確かめてください。払える額を提案し、先に約束を書面でもらいます。$600 以上の免除は、収入として報告されることがあります。',
  },
  'us.ask-debt.debt-relief': {
    says: '先に、非営利の相談員（credit counselor）に話してください。電話で借金の整理を売る会社は、借金を一つ解決する前に、手数料を取ってはいけません。',
  },
  'us.ask-debt.cancelled-debt': {
    says: '例外に合わない限り、免除された借金は収入とされます。おもな例外は、破産と、持っている物より借りが多いことです。Form 982を使います。',
    dependsOn: '免除のとき、持っている物より借りが多かったか',
  },
  'us.story.not-served': {
    says: '裁判所に、事件の記録と、書類を渡した証明（proof of service）を求めてください。書類を受け取っていないなら、判決を取り消し、差し押さえを止めるよう、すぐに申し立ててください。理由と、あなたの言い分を書いてください。',
  },
}
