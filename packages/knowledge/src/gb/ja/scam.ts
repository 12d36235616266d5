/** Scams: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'gb.scam.want': {
    says: '考える前に動かせようとしています。',
  },
  'gb.scam.want-scotland': {
    says: '考える前に動かせようとしています。',
  },
  'gb.scam.reality': {
    says: 'これには詐欺の印があります。立ち止まって確かめても、悪いことは起きません。本物の会社なら待ってくれます。',
  },
  'gb.scam.who': {
    says: 'だれが送ったのかは分かりません。本物の会社の名前を使っているだけかもしれません。知らない相手だと考えてください。',
  },
  'gb.scam.rights-summary': {
    says: '詐欺の相手に払う義務はありません。もう払ったなら、今すぐ銀行に知らせてください。多くの場合、銀行はお金を返さなければなりません。',
  },
  'gb.scam.cannot-arrest': {
    says: '本物の警察や税務署が、逮捕をやめる代わりに、電話、ギフトカード、ビットコインで払わせることはありません。',
  },
  'gb.scam.cannot-freeze': {
    says: '本物の銀行が、暗証番号やパスワードの全部を聞くことはありません。「安全な口座」へお金を移すよう言うこともありません。',
  },
  'gb.scam.know-159': {
    says: '159に電話すると、安全に自分の銀行につながります。ほとんどの銀行で使えます。159からかかってくることはありません。',
    learnMore: '銀行だと名乗る電話が来たら、切ってください。5分待ってから、159にかけてください。',
  },
  'gb.scam.org-report-fraud': {
    says: '2025年12月に、Action FraudはReport Fraudに変わりました。オンラインか電話0300 123 2040で届け出ができます。',
  },
  'gb.scam.right-reimbursed': {
    says: '2024年10月7日以降に、だまされてイギリス国内の銀行振込をした場合、銀行は原則として返金しなければなりません。上限は£85,000です。',
  },
  'gb.scam.right-five-days': {
    says: '銀行は、請求から5営業日以内に返金するのが原則です。質問のために止めることはできますが、35営業日以内に決めなければなりません。',
  },
  'gb.scam.right-excess': {
    says: '銀行は、請求から£100までを差し引くことがあります。あなたが詐欺にあいやすい弱い立場だったときは、差し引けません。',
  },
  'gb.scam.right-unauthorised': {
    says: '同意していないのに口座からお金が出たら、銀行に知らせてください。ほとんどの場合、次の営業日の終わりまでに返金しなければなりません。',
  },
  'gb.scam.right-ombudsman': {
    says: '銀行に断られたら、銀行に苦情を出してください。その後、Financial Ombudsmanに無料で申し立てられます。最終回答から6か月以内です。',
  },
  'gb.scam.right-no-debt': {
    says: '払う義務があると言う相手には、だれなのか、何のお金なのかを証明するよう求める権利があります。',
  },
  'gb.scam.step-stop-question': {
    says: '止まってください。返事をせず、リンクを押さず、書かれた番号に電話せず、お金を払わないでください。',
  },
  'gb.scam.step-bank-question': {
    says: '払った、または口座の情報を教えた場合は、今すぐ銀行に電話してください。159か、カードにある番号です。支払いを止めるよう頼んでください。',
  },
  'gb.scam.step-check-question': {
    says: '本物の会社に確かめてください。番号は、請求書、カード、会社の公式サイトで自分で調べます。手紙を送ったかどうか聞いてください。',
  },
  'gb.scam.step-report-question': {
    says: '届け出てください。メールはreport@phishing.gov.ukへ、SMSは7726へ送ります。お金を失ったら、reportfraud.police.ukか電話0300 123 2040です。',
  },
  'gb.scam.step-report-scotland-question': {
    says: '届け出てください。メールはreport@phishing.gov.ukへ、SMSは7726へ送ります。お金を失ったら、Police Scotlandの101に電話してください。',
  },
  'gb.scam.step-passwords-question': {
    says: 'パスワードを教えた場合は、今すぐ変えてください。同じものを使ったサイトも全部変えます。メールから始めてください。',
  },
  'gb.scam.step-keep-question': {
    says: 'メッセージと封筒を取っておいてください。日付、名前、番号、払った金額を書いてください。銀行と警察に聞かれます。',
  },
  'gb.scam.step-hmrc-question': {
    says: '税務署（HMRC）からだというメッセージなら、GOV.UKの自分のアカウントで確かめてください。リンクは使わないでください。',
  },
  'gb.scam.step-claim-bank-question': {
    says: '銀行振込で払った場合は、詐欺の被害者として返金を求めてください。「APP scam claim」だと伝えます。13か月以内にしてください。',
  },
  'gb.scam.step-claim-card-question': {
    says: 'カードで払った場合は、カード会社にチャージバック（chargeback）を頼んでください。クレジットカードで£100を超える品なら「section 75」とも伝えます。',
  },
  'gb.scam.right-reimbursed-question': {
    says: '2024年10月7日以降に、だまされてイギリス国内の銀行振込をした場合、銀行は原則として返金しなければなりません。上限は£85,000です。',
  },
  'gb.scam.right-five-days-question': {
    says: '銀行は、請求から5営業日以内に返金するのが原則です。質問のために止めることはできますが、35営業日以内に決めなければなりません。',
  },
  'gb.scam.right-excess-question': {
    says: '銀行は、請求から£100までを差し引くことがあります。あなたが詐欺にあいやすい弱い立場だったときは、差し引けません。',
  },
  'gb.scam.right-unauthorised-question': {
    says: '同意していないのに口座からお金が出たら、銀行に知らせてください。ほとんどの場合、次の営業日の終わりまでに返金しなければなりません。',
  },
  'gb.scam.right-ombudsman-question': {
    says: '銀行に断られたら、銀行に苦情を出してください。その後、Financial Ombudsmanに無料で申し立てられます。最終回答から6か月以内です。',
  },
  'gb.scam.right-no-debt-question': {
    says: '払う義務があると言う相手には、だれなのか、何のお金なのかを証明するよう求める権利があります。',
  },
  'gb.scam.option-bank-question': {
    says: '何があったかを銀行に話し、お金を返すよう求めます。',
    title: '今すぐ銀行に電話する',
    cost: '無料。£100まで差し引かれることがあります。',
    time: '今日電話します。決定には5から35営業日かかることがあります。',
    risk: '待つほど難しくなります。',
    bestFor: '払った、またはカードや口座の情報を教えた場合。',
  },
  'gb.scam.option-complain-question': {
    says: '書面で苦情を出し、その後Financial Ombudsmanに申し立てます。',
    title: '銀行に断られたら争う',
    cost: '無料。',
    time: '銀行は数週間、オンブズマン（Ombudsman）は数か月です。',
    risk: '最終回答から6か月以内にする必要があります。',
    bestFor: '銀行が返金を断った場合。',
  },
  'gb.scam.warn-recovery-question': {
    says: 'お金を取り戻すと言って手数料を求める人に注意してください。同じ犯罪グループのことがよくあります。',
  },
  'gb.scam.warn-remote-question': {
    says: '電話の相手に、スマートフォンやパソコンを見せたり操作させたりしないでください。もうさせたなら、電源を切り、銀行に知らせてください。',
  },
  'gb.scam.warn-do-not-pay-question': {
    says: '1日かけて確かめても、本物の請求で困ることはありません。まだ何も払わないでください。',
  },
}
