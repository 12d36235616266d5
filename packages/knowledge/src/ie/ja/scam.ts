/** The Japanese words of Ireland: scams. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'ie.scam.want': {
    says: '急がせて、考えさせないようにしています。',
  },
  'ie.scam.reality': {
    says: 'アイルランドの役所が、ギフトカードや暗号資産を求めることはありません。だれも逮捕に来ません。',
  },
  'ie.scam.who': {
    says: '知られた名前を使う犯罪者です。本物の役所が送ったものではありません。',
  },
  'ie.scam.rights': {
    says: 'あなたが認めていない支払いは、ほとんどの場合、銀行が返さなければなりません。すぐに知らせてください。',
  },
  'ie.scam.right-refund': {
    says: '承認していない支払いは、すぐ銀行に知らせてください。13か月を過ぎると、銀行に返金の義務はなくなります。',
  },
  'ie.scam.right-fspo': {
    says: '銀行が断ったら、無料のFinancial Services and Pensions Ombudsmanに行けます。',
  },
  'ie.scam.step-stop': {
    says: '止まってください。押さず、電話せず、何も送らないでください。メッセージの番号を使わないでください。',
  },
  'ie.scam.step-bank': {
    says: 'お金かカードの情報を送ったなら、今すぐ、カードにある番号で銀行に電話してください。',
  },
  'ie.scam.step-garda': {
    says: '近くの警察署（garda station）に届けてください。',
  },
  'ie.scam.step-password': {
    says: 'パスワードを入力したなら、変えてください。',
  },
  'ie.scam.opt-ignore': {
    title: '返事をしない',
    says: '消すか、警察（gardaí）のために写しを残します。',
    cost: '無料。',
    time: '今。',
    risk: 'ありません。',
    bestFor: '何も送っていないとき。',
  },
  'ie.scam.opt-report': {
    title: '届け出る',
    says: '銀行と警察（gardaí）に知らせます。',
    cost: '無料。',
    time: '今日。',
    risk: 'ありません。',
    bestFor: 'お金か情報を送ったとき。',
  },
  'ie.scam.warn-second': {
    says: '料金を払えばお金を取り戻すと言う人がいるかもしれません。それは2つ目の詐欺です。',
  },
  'ie.scam.right-crime': {
    says: '偽のメッセージでお金をだまし取るのは犯罪です。どのGardaの警察署にも届けられます。',
  },
  'ie.scam.right-payment-law': {
    says: 'あなたの同意なしに口座からお金が出たら、ほとんどの場合、銀行は次の営業日までに返さなければなりません。',
  },
  'ie.ask-bank.right-refund': {
    says: 'あなたが認めずに口座からお金が出たら、ほとんどの場合、銀行が返さなければなりません。早く、13か月以内に知らせてください。',
  },
  'ie.ask-bank.right-fspo': {
    says: '銀行が断ったら、無料のFinancial Services and Pensions Ombudsmanに行けます。',
  },
  'ie.scam.right-pps': {
    says: 'PPS 番号やカードを使えるのは、公の機関と法律で認められた者だけです。それ以外の人が求めるのは犯罪です。教えてしまったら、Department of Social Protection に知らせてください。',
  },
}
