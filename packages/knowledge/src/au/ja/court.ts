/** The Japanese words of the rows in ../court.ts. */
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
  'au.claim.nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、反論（defence）を出すまで、送達（service）から28日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に反論を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.claim.vic': {
    says: 'ビクトリア州（Victoria）では、反論の届け（notice of defence）を出すまで、送達（service）から21日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に反論の届け（notice of defence）を出す',
    consequence: 'あなたの話を聞かずに、命令が出ることがあります。',
  },
  'au.claim.qld': {
    says: 'クイーンズランド州（Queensland）では、送達（service）から28日あります。ここでは安全のため、書類の日付から数えます。',
    action: '争うという届け（notice of intention to defend）を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.claim.wa': {
    says: '西オーストラリア州（Western Australia）では、送達（service）から14日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に返事を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.judged.want': { says: '裁判所が決めたか、担当者が取立てを始めました。' },
  'au.judged.reality': {
    says: '重大ですが、まだ選べる道があります。分割払いを求めたり、もう一度開くよう裁判所に頼んだりできます。',
  },
  'au.judged.who': {
    says: '物を差し押さえられるのは、裁判所の執行官（sheriffかbailiff）だけです。取立て会社にはできません。',
  },
  'au.judged.rights': {
    says: '基本の家の物、決まった額までの仕事の道具、暮らすのに足りる給料は残せます。',
  },
  'au.judged.not-all': {
    says: 'Centrelinkの支払いを、払われる前に取ることはできません。家の基本の物も安全です。',
  },
  'au.judged.right-instalments': {
    says: '分割払いを認めるよう、裁判所に求められます。ほとんどの裁判所で無料か安く、ほかの手続きが止まります。',
  },
  'au.judged.right-setaside': {
    says: '請求を受け取っていない、またはよい反論があるなら、判決の取消し（set aside）を裁判所に求められます。',
  },
  'au.judged.right-centrelink': {
    says: 'Centrelinkの支払いは、ほとんどの債権者から法律で守られています。',
  },
  'au.judged.step-call': {
    says: '事件番号を持って裁判所に電話してください。何が、いつ命じられたかを聞きます。',
  },
  'au.judged.step-helpline': {
    says: '無料の助けは、National Debt Helpline（1800 007 007）に電話してください。',
  },
  'au.judged.step-instalments': {
    says: '分割払いの裁判所の用紙を書いてください。収入と出費を並べます。',
  },
  'au.judged.step-options': {
    says: '全く払えないなら、選ぶ前に、借金の合意（debt agreement）か破産（bankruptcy）について聞いてください。',
  },
  'au.judged.opt-instalments': {
    says: '続けられる額を申し出てください。',
    title: '分割払いを求める',
    cost: '無料か、少しの手数料です。',
    time: '数日から数週間です。',
    risk: '1回欠かすと、相手がまた動けます。',
    bestFor: '払う義務があり、収入が少しあるとき。',
  },
  'au.judged.opt-setaside': {
    says: 'なぜ返事をしなかったか、あなたの反論は何かを説明してください。',
    title: '取消し（set aside）を求める',
    cost: '手数料がかかることがあります。',
    time: '数日以内に動いてください。',
    risk: '裁判所が断り、費用がかかることがあります。',
    bestFor: '書類を受け取っていない、またはよい反論があるとき。',
  },
  'au.judged.opt-afsa': {
    says: 'どちらも、ほとんどの債権者を止めます。破産は3年と1日続きます。',
    title: '借金の合意（debt agreement）か破産（bankruptcy）',
    cost: '破産の申立ては無料です。',
    time: '始まるまで数日です。',
    risk: '旅行と借入れが制限され、家やよい車を失うことがあります。',
    bestFor: '払えず、持ち物が少ないとき。',
  },
  'au.judged.warn-bankrupt': {
    says: '$10,000以上の判決があれば、相手は破産の通知（bankruptcy notice）を求められます。通知から21日あります。',
  },
  'au.demand.want': { says: '何もしないと、次は破産（bankruptcy）になることがあります。' },
  'au.demand.reality': {
    says: 'まだ破産していません。払う、話合いで決める、裁判所に取消し（set aside）を求めるまで、21日あります。',
  },
  'au.demand.who': { says: 'この通知は、債権者のためにOfficial Receiverが出します。' },
  'au.demand.rights': {
    says: '21日以内に、払う、計画を約束する、または連邦の裁判所に通知の取消し（set aside）を求めることができます。',
  },
  'au.demand.notice': {
    says: '破産の通知（bankruptcy notice）の送達（service）から21日あります。ここでは安全のため、通知の日付から数えます。',
    action: '払う、話合いで決める、または裁判所に申し立てる',
    consequence: '相手は、あなたを破産させるよう裁判所に求められます。',
  },
  'au.demand.right-setaside': {
    says: '判決がまちがっている、額が小さすぎる、または払い済みなら、裁判所に取消し（set aside）を求められます。',
  },
  'au.demand.right-threshold': { says: '判決は$10,000以上で、6年より新しくなければなりません。' },
  'au.demand.step-day': { says: '送達された日を書いておいてください。21日を数えます。' },
  'au.demand.step-lawyer': {
    says: '今日、法律の相談を受けてください。法律扶助（legal aid）かNational Debt Helplineに電話します。',
  },
  'au.demand.step-deal': {
    says: '債権者に書面で計画を申し出てください。通知を取り下げるよう頼みます。',
  },
  'au.demand.opt-deal': {
    says: '計画か少ない額を申し出て、書面でもらってください。',
    title: '話合いで決める',
    cost: '約束した額です。',
    time: '21日以内です。',
    risk: '合意がはっきりしないと、通知の期限は進みます。',
    bestFor: '払う義務があり、時間をかければ払えるとき。',
  },
  'au.demand.opt-setaside': {
    says: '21日以内に、Federal Circuit and Family Courtに申し立ててください。',
    title: '取消し（set aside）を申し立てる',
    cost: '裁判所の手数料です。減額を頼めます。',
    time: '21日以内です。',
    risk: '負けると費用がかかります。',
    bestFor: '通知か判決がまちがっているとき。',
  },
  'au.demand.warn': {
    says: '21日を過ぎさせないでください。その後は、裁判所もほとんど助けられません。',
  },
  'au.judged.nsw-instalments': {
    says: 'ニューサウスウェールズ州（New South Wales）では、分割払いを裁判所に求められます。命令があり、払っている間は、強制執行が止まります。',
  },
  'au.judged.nsw-wages': {
    says: 'ニューサウスウェールズ州（New South Wales）では、差押えの命令（garnishee order）があっても、毎週決まった額の給料が残ります。',
  },
  'au.judged.vic-instalments': {
    says: 'ビクトリア州（Victoria）では、分割払いを求められます。お金が全部Centrelinkからなら、あなたの同意なしに命令は出せません。',
  },
  'au.judged.qld-instalments': {
    says: 'クイーンズランド州（Queensland）では、分割払いの命令（instalment order）と、あなた抜きの判決の取消し（set aside）を裁判所に求められます。',
  },
  'au.judged.wa-time': {
    says: '西オーストラリア州（Western Australia）では、払う時間、分割払いの命令（instalment order）、強制執行の停止を裁判所に求められます。',
  },
  'au.judged.sa-instalments': {
    says: '南オーストラリア州（South Australia）では、裁判所は、あなたが払える力を見なければならず、分割払いを命じられます。',
  },
  'au.claim.sa': {
    says: '南オーストラリア州（South Australia）では、送達（service）から28日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に返事を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.claim.tas': {
    says: 'タスマニア州（Tasmania）では、送達（service）から21日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に返事を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.claim.act': {
    says: '首都特別地域（ACT）では、送達（service）から28日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に返事を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.judged.vic-setaside': {
    says: 'ビクトリア州（Victoria）では、あなた抜きの命令の取消し（set aside）を裁判所に求められます。いなかった理由と、あなたの反論を言ってください。',
  },
  'au.judged.wa-setaside': {
    says: '西オーストラリア州（Western Australia）では、あなた抜きの命令の取消し（set aside）を裁判所に求められます。いなかった理由と、あなたの反論を言ってください。',
  },
  'au.claim.right-default-notice': {
    says: 'ローンやカードでは、まず30日を与える通知（default notice）が必要です。写しを求め、なかったなら、答弁書に書いてください。',
  },
}
