/** The Japanese words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'us.debt.want': {
    says: '借金を払うよう求めています。電話をして、自分の借金だと認めるよう求めていることもあります。',
  },
  'us.debt.who': {
    says: 'これは民間の取立て会社（debt collector）です。裁判所でも警察でもありません。',
  },
  'us.debt.who-buyer': {
    says: '借金は売られたのかもしれません。借金を買った会社は、あなたの借金の持ち主だと示せなければなりません。',
  },
  'us.debt.reality': {
    says: 'これは手紙で、裁判所の書類ではありません。払う前に、あなたの借金か、額は正しいか、古すぎないかを確かめてください。',
  },
  'us.debt.rights-summary': {
    says: '書面で借金を争い、証拠を求められます。取立て会社に、連絡をやめるよう伝えることもできます。',
  },
  'us.debt.rights-any': {
    says: '借金の明細を求めたり、まちがいだと言ったり、無料の相談を受けたりできます。',
  },
  'us.debt.not-yet-wages': {
    says: '普通の借金なら、今、給料や銀行のお金を取ることはできません。先に裁判を起こして勝つ必要があります。',
  },
  'us.debt.not-prison': {
    says: 'この借金を払わないことで逮捕されることはありません。刑務所に入れるとおどす取立て会社は、法律を破っています。',
  },
  'us.debt.know-old': {
    says: '借金の時効（time limit）が過ぎたら、取立て会社は裁判を起こすことも、起こすとおどすこともできません。',
    learnMore: '最後に払った日を調べてください。時効の長さは、州と借金の種類でちがいます。',
  },
  'us.debt.insight-restart': {
    says: '古い借金では、少しの支払いが高くつくことがあります。多くの州では、裁判を起こせる期間が数え直しになります。',
    actionable: '払ったり約束したりする前に、最後に払った日を調べてください。',
  },
  'us.debt.warning-court-paper': {
    says: '裁判所の書類かもしれません。書いてある日までに、裁判所に書面で答えてください。そうしないと、審理なしで負けます。',
  },
  'us.debt.step-court-paper': {
    says: '答える最後の日を探してください。それまでに答弁書（answer）を裁判所に出し、今日、法律扶助（legal aid）に電話してください。',
  },
  'us.debt.warning-advance-fee': {
    says: '電話で借金の整理を売る会社は、借金を一つ解決する前に、手数料を取ってはいけません。',
  },
  'us.debt.tactic-record': {
    says: 'やり取りは書面だけにしてください。証拠が残り、電話で迫られることもなくなります。',
    risk: 'なし。',
    notWhen: '裁判所の書類がある場合。先にそれに答えてください。',
  },
  'us.debt.tactic-first-month': {
    says: '最初の30日以内に争ってください。そのときだけ、証拠を送るまで止めなければなりません。',
    risk: 'なし。',
    notWhen: '30日が過ぎた場合。まだ争えますが、相手は止める義務がありません。',
  },
  'us.debt.tactic-place': {
    says: '取立て会社があなたを訴えられるのは、あなたが住む場所か、契約に署名した場所だけです。',
    risk: 'なし。',
    notWhen: '債権者が、あなたの住む場所か署名した場所で訴えている場合。',
  },
}
