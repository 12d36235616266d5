/** The Japanese words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'au.scam.want': { says: '考えさせないように、急がせています。' },
  'au.scam.reality': {
    says: 'オーストラリアの役所が、ギフトカードや暗号資産を求めることはありません。だれも逮捕しに来ません。',
  },
  'au.scam.who': { says: '有名な名前を使う犯罪者です。本当の役所が送ったのではありません。' },
  'au.scam.rights': { says: 'だます人に、払う義務はありません。銀行に助けを求められます。' },
  'au.scam.know': {
    says: 'ATO、myGov、銀行は、ログインのリンクをショートメッセージで送りません。',
  },
  'au.scam.right-bank': {
    says: '口座からお金が出たなら、すぐ銀行に知らせてください。断られたら、AFCAに無料で行けます。',
  },
  'au.scam.right-report': {
    says: 'Scamwatchに、オンラインの犯罪ならReportCyberに知らせられます。',
  },
  'au.scam.step-stop': {
    says: '止まってください。クリックも電話も送信もしません。メッセージの番号を使わないでください。',
  },
  'au.scam.step-bank': {
    says: 'お金やカードの情報を送ったなら、今、カードにある番号で銀行に電話してください。',
  },
  'au.scam.step-idcare': {
    says: '身分証の情報を渡したなら、IDCARE（1800 595 160）に電話してください。無料です。',
  },
  'au.scam.step-report': { says: 'ほかの人に警告が届くように、Scamwatchに知らせてください。' },
  'au.scam.opt-ignore': {
    says: '消すか、知らせるために写しを残してください。',
    title: '答えない',
    cost: '無料です。',
    time: '今です。',
    risk: 'ありません。',
    bestFor: '何も送っていないとき。',
  },
  'au.scam.opt-report': {
    says: '銀行、IDCARE、Scamwatchに知らせてください。',
    title: '助けを受け、知らせる',
    cost: '無料です。',
    time: '今日です。',
    risk: 'ありません。',
    bestFor: 'お金か情報を送ったとき。',
  },
  'au.scam.warn-second': {
    says: 'お金を取って取り戻すと言う人が来ることがあります。それは2つ目の詐欺です。',
  },
  'au.scam.right-crime': {
    says: '詐欺と、ほかの人があなたの身元を使うことは犯罪です。cyber.gov.auか警察に知らせてください。',
  },
  'au.scam.right-invoice': {
    says: '注文していない商品、サービス、名簿への掲載に、払う必要はありません。',
  },
  'au.scam.know-framework': {
    says: '新しい法律で、銀行、電話会社、プラットフォームは詐欺への対策をします。その義務は2027年3月31日からです。それまでは銀行、次にAFCAに求めてください。',
  },
  'au.scam.right-spam': {
    says: '会社が宣伝のメッセージを送るには、あなたの同意と、やめる方法が必要です。迷惑なSMSとメールはACMAに知らせてください。',
  },
}
