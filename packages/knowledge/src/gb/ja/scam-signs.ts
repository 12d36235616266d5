/** Signs of a scam, warnings and ways to go about it. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_SIGNS_JA: Words = {
  'gb.scam.option-bank': {
    says: '何があったかを銀行に話し、お金を返すよう求めます。',
    title: '今すぐ銀行に電話する',
    cost: '無料。£100まで差し引かれることがあります。',
    time: '今日電話します。決定には5から35営業日かかることがあります。',
    risk: '待つほど難しくなります。',
    bestFor: '払った、またはカードや口座の情報を教えた場合。',
  },
  'gb.scam.option-complain': {
    says: '書面で苦情を出し、その後Financial Ombudsmanに申し立てます。',
    title: '銀行に断られたら争う',
    cost: '無料。',
    time: '銀行は数週間、オンブズマン（Ombudsman）は数か月です。',
    risk: '最終回答から6か月以内にする必要があります。',
    bestFor: '銀行が返金を断った場合。',
  },
  'gb.scam.warn-recovery': {
    says: 'お金を取り戻すと言って手数料を求める人に注意してください。同じ犯罪グループのことがよくあります。',
  },
  'gb.scam.warn-remote': {
    says: '電話の相手に、スマートフォンやパソコンを見せたり操作させたりしないでください。もうさせたなら、電源を切り、銀行に知らせてください。',
  },
  'gb.scam.warn-do-not-pay': {
    says: '1日かけて確かめても、本物の請求で困ることはありません。まだ何も払わないでください。',
  },
  'gb.scam.insight-hurry': {
    says: '急がせています。あせらせることと短い時間は、詐欺の昔からの手口です。',
    actionable: '待ってください。何かをする前に、信頼できる人に見せてください。',
  },
  'gb.scam.insight-secrets': {
    says: '暗証番号、パスワード、コードを求めています。本物の銀行や役所は、メッセージでこれらを聞きません。',
    actionable: 'どれかを教えたなら、今すぐ159で銀行に電話してください。',
  },
  'gb.scam.insight-odd-payment': {
    says: 'ギフトカードや暗号資産を求めています。本物の会社や役所は、借金の支払いにこれらを使いません。',
    actionable: '買わないでください。もう買ったなら、すぐにカードの会社と銀行に電話してください。',
  },
  'gb.scam.insight-link': {
    says: '「確認」のためのページへ誘導しています。本物のページをまねて、情報を盗むものかもしれません。',
    actionable: '本物のアドレスを自分で入力するか、前から使っているアプリを使ってください。',
  },
  'gb.scam.insight-not-covered': {
    says: '返金の決まりは、ポンドでのイギリス国内の銀行振込が対象です。現金、ほとんどの暗号資産、海外への支払いは対象外です。',
    actionable:
      'それでも銀行に知らせてください。支払いを止めたり、追跡したりできるかもしれません。',
  },
  'gb.scam.change-action-fraud': {
    says: 'Action Fraudは、今はReport Fraudという名前です。電話番号は同じです。',
    was: '詐欺はAction Fraudに届け出ていました。',
    is: '詐欺はReport Fraudに届け出ます。電話番号は同じ0300 123 2040です。',
  },
  'gb.scam.option-check': {
    says: '返事をしないでください。届け出て、相手をブロックし、写しを残したら消します。',
    title: '届け出て、放っておく',
    cost: '無料。',
    time: '5分。',
    risk: '本物の会社に確かめた後なら、ありません。',
    bestFor: 'まだ払っていない、情報も教えていない場合。',
  },
}
