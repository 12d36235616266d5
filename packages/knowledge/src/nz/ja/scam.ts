/** The Japanese words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'nz.scam.want': { says: 'あなたが考えないように、急がせています。' },
  'nz.scam.reality': {
    says: 'ニュージーランドの役所は、ギフトカードや暗号資産を求めません。あなたを逮捕しに来る人はいません。',
  },
  'nz.scam.who': { says: 'これは、知られた名前を使う犯罪者です。本物の役所は送っていません。' },
  'nz.scam.rights': { says: 'だます人に、何も払う義務はありません。銀行に助けを求められます。' },
  'nz.scam.right-bank': {
    says: '口座からお金が出たなら、すぐに銀行に伝えてください。断られたら、Banking Ombudsmanが無料で見ます。',
  },
  'nz.scam.right-report': { says: 'Netsafe（0508 638 723）と、警察（105）に届けられます。' },
  'nz.scam.step-stop': {
    says: '止まってください。クリックせず、電話せず、何も送らないでください。メッセージにある番号を使わないでください。',
  },
  'nz.scam.step-bank': {
    says: 'お金かカードの情報を送ったなら、今すぐ、カードにある番号で銀行に電話してください。',
  },
  'nz.scam.step-idcare': {
    says: '身分証を渡したなら、IDCAREに無料の助けを求めてください。パスワードを変えてください。',
  },
  'nz.scam.step-report': { says: '詐欺のメッセージは、無料で7726に転送してください。' },
  'nz.scam.opt-ignore': {
    says: '消すか、届けのために写しを残してください。',
    title: '答えない',
    cost: '無料。',
    time: '今。',
    risk: 'なし。',
    bestFor: '何も送っていないとき。',
  },
  'nz.scam.opt-report': {
    says: '銀行、Netsafe、警察に伝えてください。',
    title: '助けてもらい、届ける',
    cost: '無料。',
    time: '今日。',
    risk: 'なし。',
    bestFor: 'お金か情報を送ったとき。',
  },
  'nz.scam.warn-second': {
    says: 'お金を取り戻すと言って、手数料を求める人がいるかもしれません。それは2つ目の詐欺です。',
  },
  'nz.scam.right-crime': {
    says: 'だましてお金を取ることは犯罪です。105か、105.police.govt.nzに届けてください。',
  },
  'nz.scam.right-unordered': { says: '頼んでいない品物やサービスに、払う必要はありません。' },
  'nz.scam.right-messages': {
    says: 'あなたの同意なしに物を売るメッセージは、違法です。詐欺のメッセージは、無料で7726に転送してください。',
  },
  'nz.scam.right-bank-code': {
    says: '2025年11月30日から、銀行は警告し、名前を確かめ、危ない支払いに対応しなければなりません。していなければ、たいてい損の一部か全部を返さなければなりません。',
  },
}
