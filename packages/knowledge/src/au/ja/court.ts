/** Claims before a court: the papers, the defence and help: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JA: Words = {
  'au.claim.want': { says: '返事をして、あなたの言い分を言えます。その最後の日を見てください。' },
  'au.claim.reality': {
    says: 'これは本当の裁判の段階です。まだ判決ではありません。期限内に返事をすれば、相手が言い分を証明しなければなりません。',
  },
  'au.claim.who': {
    says: '訴える人が原告（plaintiffかclaimant）です。あなたは被告（defendant）です。裁判所はどちらの味方でもありません。',
  },
  'au.claim.rights': {
    says: '全部か一部に反論する、話合いで決める、分割払いを求めることができます。',
  },
  'au.claim.not-yet': { says: 'まだ給料、口座、物に手を出せません。先に判決が必要です。' },
  'au.claim.know-afca': {
    says: 'ローンかカードのことなら、判決の前にAFCAに苦情を出すと、裁判を止められることがあります。',
  },
  'au.claim.right-defend': { says: '反論（defence）を出し、話を聞いてもらう権利があります。' },
  'au.claim.right-afca': {
    says: 'ローンかカードなら、請求が来た後でも、判決の前ならAFCAに行けます。',
  },
  'au.claim.right-old': { says: '請求が古すぎると言えます。反論に書いてください。' },
  'au.claim.step-date': {
    says: '書類を受け取った日を書いておいてください。返事の最後の日を用紙で探します。',
  },
  'au.claim.step-help': {
    says: '今日、National Debt Helpline（1800 007 007）か法律扶助（legal aid）に電話してください。',
  },
  'au.claim.step-file': {
    says: 'その裁判所の反論（defence）の用紙を書き、期限内に出してください。写しを残します。',
  },
  'au.claim.step-proof': {
    says: '契約書、請求書、メール、支払いの証拠など、書類を集めてください。',
  },
  'au.claim.opt-defend': {
    says: '認めること、認めないこと、その理由を書いてください。',
    title: '反論（defence）を出す',
    cost: 'ほとんど無料です。',
    time: '返事の最後の日の前です。',
    risk: '負けると、費用を払うことがあります。',
    bestFor: '払う義務がない、または全部ではないとき。',
  },
  'au.claim.opt-afca': {
    says: 'オンラインで苦情を出し、相手と裁判所に知らせてください。',
    title: 'AFCAに行く',
    cost: '無料です。',
    time: '判決の前で、返事の最後の日の前です。',
    risk: 'その日が近いなら、反論（defence）も出してください。',
    bestFor: 'ローン、カード、買い取られた借金のとき。',
  },
  'au.claim.opt-settle': {
    says: '額か計画を申し出てください。合意に署名がない限り、反論も出します。',
    title: '話合いで決める、または分割で払う',
    cost: '約束した額です。',
    time: '返事の最後の日の前です。',
    risk: '合意ができないと、返事の期限が過ぎることがあります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'au.claim.warn-default': {
    says: '期限内に返事をしないと、裁判所があなた抜きで決めることができます。これが欠席判決（default judgment）です。',
  },
  'au.claim.insight-buyer': {
    says: '借金を買った会社が訴えてきたら、売り買いを一つずつ証明するよう求めてください。',
    actionable: 'その会社が借金の持ち主だとは認めないと、反論に書いてください。',
  },
  'au.claim.right-default-notice': {
    says: 'ローンやカードでは、まず30日を与える通知（default notice）が必要です。写しを求め、なかったなら、答弁書に書いてください。',
  },
  'au.tribunal.rights': {
    says: '審理に行き、自分の話をし、証拠を出せます。弁護士は多くの場合許可が要るので、ほとんどの人は自分で話します。',
  },
  'au.tribunal.step-go': {
    says: '日時と場所を書きとめ、行ってください。行けないときは、その前に別の日か電話での審理を頼みます。',
  },
  'au.tribunal.step-orders': {
    says: '審判所が書類や答弁書を求めていないか、審理なしで決めるのかを読みます。そうなら自分の書類を期限までに、相手にも送ります。',
  },
  'au.tribunal.right-undo': {
    says: '正当な理由で来られなかったなら、命令の取り消しを求めます。NCAT は決定から7日、VCAT は知ってから14日です。',
  },
  'au.tribunal.warn-absent': {
    says: '来ないと、審判所はあなた抜きで決められます。',
  },
  'au.tribunal.option-go': {
    title: '審判所に自分の話をする',
    cost: '多くの場合無料です。',
    time: '審理の日です。',
    risk: '負けると、命じられたことをします。',
    bestFor: '借りがない、または一部だけの人。',
    says: '書類、写真、証人とともに行きます。その前に書面で話し合いを申し出てもよいです。',
  },
}
