/** The Japanese words of the rows in ../lawsuits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUITS_JA: Words = {
  'us.claim.want': {
    says: 'だれかがあなたを訴えました。支払いや、何かをするよう、裁判所に命じてほしいのです。',
  },
  'us.claim.who': {
    says: '訴えた人が原告（plaintiff）です。あなたは被告（defendant）です。裁判所はまだ何も決めていません。',
  },
  'us.claim.reality': {
    says: 'これは本物で、期限が短いです。答えれば、相手は証明しなければなりません。答えないと、相手が勝ちます。',
  },
  'us.claim.rights-summary': {
    says: '答えること、証拠を見ること、裁判官に話を聞いてもらうことができます。答えるのに弁護士は必要ありません。',
  },
  'us.claim.not-yet': { says: 'この書類では、給料や銀行のお金を取れません。先に判決が必要です。' },
  'us.claim.know-default': {
    says: '借金の裁判の多くは、だれも答えないから勝っているだけです。答えると、借金を買った会社は、持っていない証拠を求められることがよくあります。',
    learnMore: '多くの裁判所の自助ページには、書きこめる答弁の用紙があります。',
  },
  'us.claim.right-heard': {
    says: '裁判所が決める前に、裁判を知らされ、話を聞いてもらう権利があります。',
  },
  'us.claim.right-proof': {
    says: 'あなたがこの額を借りていること、相手が借金の持ち主であることを、証明させる権利があります。',
  },
  'us.claim.right-wages': {
    says: '相手が勝っても、給料の大部分はあなたのものです。普通の借金では、最大でも4分の1で、給料が低いともっと少なくなります。',
  },
  'us.claim.right-old': {
    says: '借金の時効が過ぎたら、取立て会社は訴えてはいけません。答弁書で、あなたがそう言う必要があります。',
  },
  'us.claim.right-place': {
    says: '取立て会社があなたを訴えられるのは、今住んでいる場所か、契約に署名した場所だけです。',
  },
  'us.claim.right-service': {
    says: '現役の軍務中は、少なくとも90日待つよう裁判所に求められます。裁判所が確かめる前に、判決は出せません。',
  },
  'us.claim.right-waiver': {
    says: '裁判所の手数料が払えないなら、書記官（clerk）に免除（fee waiver）の用紙を求めてください。',
  },
  'us.claim.deadline-federal': {
    says: '連邦の裁判所では、書類を渡されてから21日以内に答えます。',
    action: '連邦の裁判所に答弁書を出す',
    consequence: '裁判所が、あなたに欠席判決（default judgment）を出すことがあります。',
  },
  'us.claim.warning-time': {
    says: '期限は書類を渡された日から数えます。多くの州では20日から30日しかありません。その日を書いておいてください。',
  },
  'us.claim.warning-late': {
    says: '期限はもうすぐ終わるかもしれません。今日、答弁書を出すか、書記官に電話して、欠席（default）が記録されたか聞いてください。',
  },
  'us.claim.insight-own-the-debt': {
    says: '借金を買った会社は、最初の貸し手から自分まで、切れ目のない書類を示さなければなりません。',
    actionable: '借金が売られたことを示す書類を、全部、答弁書で求めてください。',
  },
  'us.claim.not-served': {
    says: '書類がどう渡されたかは大切です。正しく渡されなかった場合、裁判を止められることがあります。',
    actionable: 'いつ、どう受け取ったかを書いておきます。正しくなかったら裁判所に伝えてください。',
  },
}
