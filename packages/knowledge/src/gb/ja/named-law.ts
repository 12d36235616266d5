/** 裁判所の罰金、地代、給付、和解の申し出、詐欺：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_JA: Words = {
  'gb.court-fine.wants': {
    says: '裁判所が罰金を科し、取り立ての命令（collection order）を出しました。書面の日までに全額を求めています。',
  },
  'gb.court-fine.who': {
    says: 'これは刑事を扱う裁判所（magistrates’ court）からです。民間の会社ではありません。',
  },
  'gb.court-fine.reality': {
    says: '本物ですが、期日の前なら延長を頼めます。日を過ぎると罰金が増えることがあります。',
  },
  'gb.court-fine.no-prison-yet': {
    says: '審理なしに、この件で刑務所に入れられることはありません。裁判所はまず、お金の状況と払わなかった理由を聞かなければなりません。',
  },
  'gb.court-fine.surcharge': {
    says: '法律により、どの罰金にも付加金（surcharge）が付きます。大人ではふつう罰金の40%です。',
  },
  'gb.court-fine.rights': {
    says: '期限の延長を頼む、控訴する、裁判を知らなかったならやり直しを求める、といったことができます。',
  },
  'gb.court-fine.right-vary': {
    says: '前よりお金が減ったなら、fines officerに期限の延長や少ない額の分割を頼めます。期日の前に頼んでください。',
  },
  'gb.court-fine.right-never-knew': {
    says: '裁判を知らなかったなら、知ってから21日以内に宣誓の申述（statutory declaration）ができます。裁判は初めからやり直しになります。',
  },
  'gb.court-fine.right-appeal': {
    says: 'Crown Courtに控訴できます。期間は短く、判決の日から数えます。残りの日数を今日裁判所に聞いてください。',
  },
  'gb.court-fine.points': {
    says: '点数は運転の記録に残ります。3年で12点になると、多くは運転禁止です。今の点数を数えてください。',
  },
  'gb.court-fine.step-call': {
    says: '期日の前にfines teamに電話してください。口座番号、給料、支払いの書類を手元に置いてください。',
  },
  'gb.court-fine.step-check': {
    says: '罰金、費用、付加金を足してください。合計が合わなければ裁判所に聞いてください。',
  },
  'gb.court-fine.option-parts': {
    says: '続けられる額の分割をfines teamに頼みます。',
    title: '分割払いを頼む',
    cost: '無料',
    time: '電話1本',
    risk: '1回でも遅れると、裁判所は次の手続に進めます。',
    bestFor: '期日までに全部は払えない方。',
  },
  'gb.court-fine.option-help': {
    says: '無料の借金相談員が、裁判所に計画を頼むのを助けます。',
    title: '無料の借金相談',
    cost: '無料',
    time: '今週中',
    risk: '待っている間に期日を過ぎないでください。',
    bestFor: 'ほかにも借金がある方。',
  },
  'gb.ground-rent.right-notice': {
    says: '地代（ground rent）は、法律で決まった形の通知が届くまで払う必要がありません。その支払日は30日から60日先でなければなりません。',
  },
  'gb.ground-rent.right-form': {
    says: '通知は、借主への説明が付いた決まった様式でなければなりません。欠けていれば、完全なものを求めてください。',
  },
  'gb.ground-rent.right-address': {
    says: '貸主がイングランドかウェールズの連絡先住所を知らせるまで、地代は払う必要がありません。',
  },
  'gb.ground-rent.right-small-sums': {
    says: '350ポンド以下では、契約を終わらせられません。ただし、3年を超えて払っていない分がある場合は別です。',
  },
  'gb.ground-rent.right-fees': {
    says: '遅れた時の手数料は妥当な額で、権利の説明書が付いていなければなりません。審判所が決めることもできます。',
  },
  'gb.ground-rent.not-out': {
    says: '裁判所なしに、地代を理由に家から追い出すことは誰にもできません。',
  },
  'gb.ground-rent.new-leases': {
    says: '2022年6月30日より後の契約の多くは、実際の地代を求められません。契約の日を見てください。',
  },
  'gb.ground-rent.want': {
    says: '建物か土地の所有者が、長期の契約にもとづく地代を求めています。',
  },
  'gb.ground-rent.reality': {
    says: '通知が正しければ、地代を払う必要があります。少額で家を失うことはまれですが、手数料は増えることがあります。',
  },
  'gb.ground-rent.option-pay': {
    says: '通知と額が正しければ、払って証拠を残してください。',
    title: '期日までに払う',
    cost: '地代。',
    time: '通知の期日まで。',
    risk: '額が正しければありません。',
    bestFor: '通知が契約に合っている方。',
  },
  'gb.ground-rent.option-ask': {
    says: '足りない点や誤りを書き、新しい通知を求めます。',
    title: '正しい通知を求める',
    cost: '切手代。',
    time: '期日の前。',
    risk: '誤りがなければ、手数料が付くことがあります。',
    bestFor: '様式、額、住所のどれかが違う方。',
  },
  'gb.ground-rent.step-check': {
    says: '契約書で地代の額と支払日を探し、通知と比べてください。',
  },
  'gb.ground-rent.step-answer': {
    says: '通知が正しければ、手数料が付かないよう期日までに払ってください。違うなら、足りない点を書いて送ってください。',
  },
  'gb.credit.right-hardship': {
    says: '制裁でUniversal Creditが減る間は、食費・暖房・家賃のための給付（hardship payment）を頼めます。毎月あらためて頼んでください。',
  },
  'gb.credit.right-sanction': {
    says: '制裁の見直しを頼めます。正当な理由を述べ、証拠を送ってください。',
  },
  'gb.credit.hardship-back': {
    says: 'この給付が差し引かれるのは制裁が終わってからです。十分に働いて収入がある月は引かれません。',
  },
  'gb.credit.step-journal': {
    says: '何が必要か、なぜかをjournalに書いてください。写しを取り、電話も記録してください。',
  },
  'gb.credit.advance-loan': {
    says: '前払い（advance）は利息のない貸付です。後の支給から毎月一部が引かれます。',
  },
  'gb.credit.right-advance-less': {
    says: '残りで暮らせないなら、引く額を減らすか休むよう頼んでください。かかる費用を伝えてください。',
  },
  'gb.offer.right-not-shown': {
    says: '「without prejudice」の申し出は、借金の証拠として裁判官に見せられません。相手のものも、ご自分のものも同じです。',
  },
  'gb.offer.step-heading': {
    says: '申し出をするなら、初めに「without prejudice」と書いてください。借金を認めないとも書いてください。',
  },
  'gb.debt.parking-lawyers': {
    says: 'この事務所は私有地の駐車の件でよく手紙を出します。そうなら、運転していない所有者が払うのは、通知が期限内に届いた時だけです。',
    actionable: '何の請求かを尋ね、最初の通知の写しを求めてください。',
  },
  'gb.scam.warn-link': {
    says: 'このような文面は泥棒がまねます。リンクは使わず、公式サイトをご自分で開いてください。お金をだまし取るのは犯罪です。',
  },
  'gb.stat.right-late-payment': {
    says: '会社どうしでは、遅れた請求に利息と40、70または100ポンドが法律で加わります。消費者として買ったものには加えられません。',
  },
  'gb.redundancy.right-fair-way': {
    says: '公正な雇い主は早く知らせ、話し合い、公正な基準で選び、ほかの仕事を探します。審判所はそのすべてを見ます。',
  },
  'gb.ground-rent.right-form-wales': {
    says: '通知は、借主への説明が付いた決まった様式でなければなりません。欠けていれば、完全なものを求めてください。',
  },
  'gb.job.right-companion': {
    says: '面談には、同僚か労働組合の役員を連れて行けます。その人が来られなければ、5営業日以内の別の日時を求められます。',
  },
  'gb.bill.right-cut-off': {
    says: '電気では、請求から28日待ち、さらに7営業日前に知らせなければなりません。あなたが本当に争っている金額のために止めることはできません。',
  },
  'gb.bill.know-redress': {
    says: 'エネルギー会社は、法律により無料のオンブズマン（ombudsman）に加入しなければなりません。あなたがその決定を受け入れれば、会社は従わなければなりません。',
  },
  'gb.home.wales-serious-arrears': {
    says: '家主は、裁判の前に14日待たなければなりません。重い滞納とは家賃2か月分、週払いなら8週分です。審理の日にそれより少なければ、裁判所は必ずしも退去を命じません。',
  },
  'gb.home.wales-breach': {
    says: '家賃の滞納では、家主はこの通知から1か月待たなければ裁判を起こせません。裁判所が退去を命じられるのは、それが妥当な場合だけです。',
  },
  'gb.home.right-social-protocol': {
    says: '家賃の滞納では、自治体や住宅協会は、先にあなたが払える額を話し合うよう努めなければなりません。裁判官は、それをしたかどうかを見ることができます。',
  },
  'gb.home.scotland-steps-first': {
    says: '個人の家主は、先に滞納額とあなたの権利を知らせ、計画に合意するよう努めるべきです。審判所（Tribunal）は、それがされたかを見なければなりません。',
  },
  'gb.speed.right-proof': {
    says: '1人の証人の意見だけで、速度違反の有罪になることはありません。証拠は多くの場合カメラか測定器です。見せるよう求められます。',
  },
  'gb.work.fair-price': {
    says: 'サービスの値段を決めていなければ、払うのは妥当な額だけです。仕事が悪ければ、減額され、時には払わなくてよいこともあります。',
  },
  'gb.credit.migration-wants': {
    says: 'これまでの給付は終わります。受け続けるには、手紙にある期限日（deadline day）までにUniversal Creditを申請してください。',
  },
  'gb.credit.right-migration-time': {
    says: '間に合わなければ、期限日の前に手紙の番号に電話してください。病気などの正当な理由があれば、期限を延ばせることがあります。',
  },
  'gb.credit.right-migration-protected': {
    says: '期限内に申請し、前の給付の方が多かった場合、はじめは差額を補う加算が付くことがあります。遅れると、失うことがあります。',
  },
  'gb.job.hearing-wants': {
    says: '雇い主はあなたを面談に呼び、決めるのはその後のはずです。言われたことに、あなたは答えられます。',
  },
  'gb.credit.migration-step': {
    says: '期限日の前に、GOV.UKからオンラインで申請してください。銀行口座、家賃、貯金、給料の情報を用意しましょう。',
  },
  'gb.home.wales-rent-notice': {
    says: 'これは家賃の値上げの通知です。2か月未満の予告や、前の値上げから1年未満なら、家賃は変わりません。2022年12月より前の一部の契約では、家賃委員会が決めることもできます。',
  },
}
