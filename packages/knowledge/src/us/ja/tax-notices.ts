/** The Japanese words of the rows in ../tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NOTICES_JA: Words = {
  'us.tax.not-yet-proposed': {
    says: 'これは提案です。IRSは、不足税額の通知（notice of deficiency）を送り、Tax Courtのための90日を与える前に、取り立ててはいけません。',
  },
  'us.tax.right-proposed': {
    says: '全部、一部に同意しても、全く同意しなくてもよいです。通知の日までに証拠をつけて答えてください。',
  },
  'us.tax.step-proposed-late': {
    says: '期日は過ぎましたが、今すぐ答えてください。同意するか、証拠を付けて違う理由を伝えます。まだ受け取れるか電話で聞きます。notice of deficiencyが届いたら、90日以内に租税裁判所(Tax Court)に訴えられます。',
  },
  'us.tax.right-accuracy': {
    says: 'まちがった申告の20%の罰金は、正当な理由があり、誠実だったなら、なくせます。求めてください。',
  },
  'us.tax.right-lien': {
    says: '税の担保権（tax lien）の公の通知の後、約30日以内に審理を求められます。分割にすると、取り下げられることがあります。',
  },
  'us.tax.right-offset': {
    says: '還付は、税、養育費、連邦の借金に使われることがあります。借りのない夫や妻は、自分の分を返すよう求められます（Form 8379）。',
  },
  'us.tax.right-spouse': {
    says: '税が夫や妻のまちがいから来ているなら、免除を求められます（Form 8857）。',
  },
  'us.tax.right-math-error': {
    says: '計算のまちがい（math error）でIRSが申告を変えたら、60日以内に取り消しを求められます。その後は、IRSが先に証明しなければなりません。',
  },
  'us.tax.deadline-math-error': {
    says: '計算のまちがいの通知から60日以内に、同意しないと言えます。',
    action: '同意しないなら、変更の取り消し（abatement）をIRSに求める',
    consequence: '変更が決まり、それについてTax Courtへの道を失います。',
  },
  'us.tax.right-plan-ends': {
    says: 'IRSは、分割を終わらせる30日前に手紙を書かなければなりません。遅れた分を払う、新しい分割を求める、または不服を申し立ててください。',
  },
  'us.tax.right-social-security': {
    says: '税のためにIRSが取れるのは、Social Securityの最大15%です。分割や、生活が苦しい証拠で止められます。',
  },
  'us.tax.right-identity': {
    says: 'IRSは、あなたが本人だと示すまで還付を止めます。申告していないなら、そう伝えてください。だれかが名前を使ったかもしれません。',
  },
  'us.tax.right-audit-appeal': {
    says: '不足税額の通知が来る前に、30日以内に、調査の報告についてIRSの中で不服を申し立てられます。',
  },
  'us.tax.right-three-years': {
    says: 'IRSが税を追加できるのは、ほとんどの場合、申告から3年以内です。収入の4分の1を超える申告もれがあれば6年です。',
  },
  'us.tax.right-release': {
    says: '差し押さえ(levy)で最低限の生活費が足りなくなるなら、IRSは解除しなければなりません。すぐに電話し、収入と支払いを示してください。',
  },
}
