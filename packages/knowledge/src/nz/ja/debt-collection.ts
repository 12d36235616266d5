/** The Japanese words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'nz.debt.want': {
    says: 'この手紙は、求めているだけです。手紙だけでは、あなたに払わせることはできません。',
  },
  'nz.debt.reality': {
    says: 'これは会社からの手紙で、裁判所からではありません。この手紙で、給料や物を取ることはだれにもできません。',
  },
  'nz.debt.who': {
    says: '取立て会社（debt collector）は、あなたが借りた会社のために働くか、借金を買い取っています。裁判所、執行官（bailiff）、警察の力はありません。',
  },
  'nz.debt.rights': {
    says: '証拠を求め、借金を争い、生活困難の助け（hardship）を求め、払える額を申し出られます。だれもあなたを脅してはいけません。',
  },
  'nz.debt.no-wages-yet': {
    says: 'まだ、給料や給付からお金を取れません。先に裁判所の判決、次に給料差押命令（attachment order）が必要です。',
  },
  'nz.debt.no-goods-yet': {
    says: '物を取ることはできません。裁判所の命令の後で、執行官（bailiff）だけができます。貸し手は、ローンの担保になっている車を取ることがあります。',
  },
  'nz.debt.know-old': {
    says: 'ほとんどの借金は、6年たつと裁判には古すぎます。支払いか、借りていると認めて署名した書面があると、期間がまた始まります。',
    learnMore:
      '最後に払ったか書いた日を探してください。何かを払ったり署名したりする前に、してください。',
  },
  'nz.debt.know-mentor': {
    says: 'お金の相談員（financial mentor）が、無料であなたの代わりに会社と話せます。会社は、あなたでなく相談員とやり取りできます。',
  },
  'nz.debt.org-scheme': {
    says: '貸し手は、無料の苦情解決機関（dispute scheme）に入っていなければなりません。その名前を、手紙かFinancial Service Providers Registerで探してください。',
  },
  'nz.debt.right-proof': { says: '証拠を求められます。契約、明細、金額をどう出したかです。' },
  'nz.debt.right-disclosure': {
    says: '消費者ローンの取立てが始まる前に、だれが取り立てるか、いくらか、どう出したかを知らせてもらう権利があります。',
  },
  'nz.debt.right-no-harass': {
    says: 'いやがらせを受けず、無理強いされず、だまされない権利があります。',
  },
  'nz.debt.right-hardship': {
    says: 'ローンでは、病気、失業、別れに見舞われたら、支払いを変えるよう書面で求められます。',
  },
  'nz.debt.right-hardship-answer': {
    says: '貸し手は、生活困難（hardship）の求めに20営業日以内に答え、断るなら理由を示さなければなりません。',
  },
  'nz.debt.right-scheme': {
    says: '貸し手が苦情を解決しなければ、その苦情解決機関（dispute scheme）が無料で見ます。',
  },
  'nz.debt.right-private': {
    says: '借金のことを、上司、家族、近所の人に話すべきではありません。あなたについて何を持っているかを聞けます。',
  },
  'nz.debt.step-check': {
    says: '自分の借金か確かめてください。名前、金額、日付、初めにだれに借りたかを見てください。',
  },
  'nz.debt.step-age': {
    says: '最後にいつ払ったかを調べてください。6年に近いか過ぎているなら、まだ何も払わず、署名しないでください。',
  },
  'nz.debt.step-moneytalks': {
    says: 'MoneyTalks（0800 345 123）に電話してください。無料で、あなたの味方です。',
  },
  'nz.debt.step-write': {
    says: '返事を書いてください。借金の証拠を求めるか、生活困難の助け（hardship）を求めてください。',
  },
  'nz.debt.step-offer': {
    says: '払う義務があるなら、家計の計画を立て、続けられる額を申し出てください。合意は書面でもらってください。',
  },
  'nz.debt.step-dispute': {
    says: 'まちがいなら、書面でそう言い、理由を書いてください。争っている間は、延滞（default）として登録すべきではありません。',
  },
  'nz.debt.opt-proof': {
    says: '契約と明細を求めてください。それを見るまで、何も払わないでください。',
    title: '証拠を求める',
    cost: '無料。',
    time: '手紙1通。その後、数週間。',
    risk: '低い。それでも訴えられることがあるので、裁判所の書類に気をつけてください。',
    bestFor: '自分の借金か分からないか、金額がおかしく見えるとき。',
  },
  'nz.debt.opt-hardship': {
    says: '支払いをもっと長く、少なく、または後にするよう、貸し手に書面で求めてください。何があったかを書いてください。',
    title: '生活困難の助け（hardship）を求める',
    cost: '無料。',
    time: '答えまで20営業日。',
    risk: '低い。長く払わないでいると、求められなくなることがあるので、早く求めてください。',
    bestFor: '仕事を失ったか、病気か、家族が別れたとき。',
  },
  'nz.debt.opt-plan': {
    says: '毎週か2週間ごとの額を申し出てください。払う前に、書面でもらってください。',
    title: '分割払いを申し出る',
    cost: '合意した額。',
    time: '数日から数週間。',
    risk: '払うと、期間がまた始まることがあります。',
    bestFor: '払う義務があり、古すぎないとき。',
  },
  'nz.debt.opt-scheme': {
    says: 'まず貸し手に、次にその機関（scheme）に苦情を言います。',
    title: '苦情解決機関（dispute scheme）に行く',
    cost: '無料。',
    time: '数週間から数か月。',
    risk: '低い。',
    bestFor: 'いやがらせを受けているか、払えないほど貸されたとき。',
  },
  'nz.debt.opt-insolvency': {
    says: 'debt repayment order、no asset procedure、破産（bankruptcy）で、借金を終わらせられることがあります。',
    title: '支払不能の道（insolvency options）を聞く',
    cost: 'ほとんどは、申し込みが無料。',
    time: '数週間。',
    risk: '公の登録簿に載ります。',
    bestFor: '払えるよりずっと多く借りているとき。',
  },
  'nz.debt.insight-restart': {
    says: '少しの支払いや署名した書面でも、6年がまた始まることがあります。',
    actionable: '何かを払う前に、借金がどれだけ古いか確かめてください。',
  },
  'nz.debt.insight-lending': {
    says: '貸し手は、あなたがローンを払えるか確かめる義務がありました。していなければ、手数料と利息が戻ることがあります。',
    actionable: 'ローンの審査の書類を求め、お金の相談員（financial mentor）に見せてください。',
  },
  'nz.debt.tactic-writing': {
    says: '書面でやり取りしてください。メールか手紙だけにするよう求めてください。',
    risk: '手紙は電話より遅いです。',
    notWhen: '裁判の日が近いとき。',
  },
  'nz.debt.warn-court': {
    says: '裁判所の書類が来たら、そのままにしないでください。期限内に答えないと、相手はあなたなしで勝てます。',
  },
  'nz.debt.myth-prison': {
    says: 'カード、ローン、請求書を払わないことで、刑務所に入ることはありません。',
  },
  'nz.debt.myth-things': {
    says: '取立て会社は、物を取れません。裁判所の命令の後で、執行官（bailiff）だけができます。',
  },
  'nz.debt.element-creditor': {
    says: 'だれに借りているかを、相手は言うべきです。',
    name: 'だれに借りているか',
    ifMissing: 'この手紙は、だれに借りているかを言っていません。払う前に聞いてください。',
  },
  'nz.debt.element-sum': {
    says: 'いくら求めるかを、相手は言うべきです。',
    name: 'いくらか',
    ifMissing: 'この手紙には、はっきりした金額がありません。全部の明細を求めてください。',
  },
  'nz.debt.right-fee': {
    says: '費用を加えられるのは、契約が認めるときだけです。それについてだましてはいけません。裁判所は、不公平な決まりをなくせます。',
  },
  'nz.debt.right-loan-fees': {
    says: '支払いが遅れたときの貸し手の手数料は、不当に高くてはいけません。一つずつ、どう出したかを聞いてください。',
  },
  'nz.debt.right-no-asset': {
    says: '借金が$1,000から$50,000で、ほとんど何も持っていないなら、no asset procedureで、1年後にほとんどの借金を終わらせられます。使えるのは1度だけです。',
  },
  'nz.debt.right-repayment-order': {
    says: 'debt repayment orderでは、$50,000までの借金を、3年までかけて少しずつ払えます。その間、だれもその借金で訴えられません。',
  },
  'nz.debt.right-bad-work': {
    says: '仕事がひどいか終わっていないなら、写真をつけて書面で言ってください。直すか、代金から引くよう求められます。',
  },
  'nz.debt.right-tribunal': {
    says: '争うなら、紛争審判所（Disputes Tribunal）が$60,000まで決められます。弁護士は加わらず、たいてい相手の費用も払いません。',
  },
  'nz.debt.right-phone': {
    says: '電話やインターネットの請求を争うなら、Telecommunications Dispute Resolutionが無料で調べます。サービスはきちんとしていなければなりません。だめなら減額を求めてください。',
  },
  'nz.debt.right-sold': {
    says: '借りは売られました。書面の通知、契約書、金額の内訳を求めてください。最初の貸し手に言えたことは、今も言えます。',
  },
}
