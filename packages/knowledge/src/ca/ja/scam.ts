/** The Japanese words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'ca.scam.want': { says: '考えさせないように、急がせています。' },
  'ca.scam.reality': {
    says: 'カナダの警察、裁判所、税金の役所が、ギフトカードや暗号資産を求めることはありません。逮捕に来る人はいません。',
  },
  'ca.scam.who': {
    says: '知られた名前を使う犯罪者です。本当の役所や会社が送ったものではありません。',
  },
  'ca.scam.rights': { says: 'だます人に払うものはありません。無料で知らせられます。' },
  'ca.scam.know': {
    says: '税金の役所が、ギフトカード、暗号資産、e-transferでの支払いを求めることはありません。',
  },
  'ca.scam.right-bank': {
    says: '同意なしにカードや口座からお金が出たら、すぐ銀行に伝え、返すよう求めてください。',
  },
  'ca.scam.right-report': {
    says: 'Canadian Anti-Fraud Centre、1-888-495-8501と、警察に知らせられます。',
  },
  'ca.scam.right-complain': { says: '銀行が断ったら、苦情を出し、その後、無料でOBSIに行けます。' },
  'ca.scam.step-stop': {
    says: '止まってください。クリックせず、電話せず、何も送らないでください。メッセージの番号は使わないでください。',
  },
  'ca.scam.step-bank': {
    says: 'お金を送ったか、カードの情報を教えたなら、カードにある番号で今すぐ銀行に電話してください。',
  },
  'ca.scam.step-report': { says: 'Canadian Anti-Fraud Centreと、近くの警察に知らせてください。' },
  'ca.scam.step-credit': {
    says: 'SINを教えたなら、信用情報に詐欺の警告（fraud alert）をつけるよう、EquifaxとTransUnionに頼んでください。',
  },
  'ca.scam.opt-ignore': {
    says: '消すか、知らせるために写しを取っておきます。',
    title: '答えない',
    cost: '無料。',
    time: '今。',
    risk: 'ありません。',
    bestFor: '何も送っていないとき。',
  },
  'ca.scam.opt-report': {
    says: '銀行、警察、Anti-Fraud Centreに伝えます。',
    title: '知らせる',
    cost: '無料。',
    time: '今日。',
    risk: 'ありません。',
    bestFor: 'お金か情報を送ったとき。',
  },
  'ca.scam.warn-second': {
    says: '手数料を払えばお金を取り戻すと、電話が来ることがあります。それは2つ目のだましです。',
  },
  'ca.scam.right-crime': {
    says: '詐欺と、本人になりすますことは犯罪です。警察と、Canadian Anti-Fraud Centre、1-888-495-8501に知らせてください。',
  },
  'ca.scam.right-prize': {
    says: '賞が当たったと言ってお金を求めるのは、犯罪です。商売でのうそも禁止です。',
  },
  'ca.scam.right-spam': {
    says: '同意なしの売りこみのメールやメッセージは、法律違反です。spam@fightspam.gc.caに送ってください。',
  },
  'ca.scam.right-card': {
    says: '同意なしにクレジットカードを使われたなら、払うのは$50までです。あなたがひどく不注意だった場合は別です。',
  },
  'ca.scam.right-cut-off': {
    says: '本物の電力・ガス会社は、止める前に通知を送らなければならず、一時間前に言うことはありません。ビットコインやギフトカードは受け取りません。請求書の番号に電話してください。',
  },
  'ca.scam.right-cra': {
    says: 'CRAの還付は口座振込か小切手で、e-Transferやリンクでは行われません。自分でCRA My Accountを開いて確認してください。',
  },
}
