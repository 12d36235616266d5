/** Questions about claims before a court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_JA: Words = {
  'au.ask.sued': {
    says: '期限内に反論（defence）を出してください。ニューサウスウェールズ州（New South Wales）とクイーンズランド州（Queensland）は28日、ビクトリア州（Victoria）は21日、西オーストラリア州（Western Australia）は14日です。ローンならAFCAにも行きます。1800 007 007に電話してください。',
  },
  'au.ask.ignore': {
    says: '裁判所の書類を無視しないでください。返事をしないと、裁判所があなた抜きで決めることができます。',
  },
  'au.ask.ignore-claim': {
    says: '放っておかないでください。期限内に答弁しないと、話を聞かずに支払いを命じられます。ニューサウスウェールズ、クイーンズランド、南オーストラリアは28日、ビクトリアは21日、西オーストラリアは14日です。',
  },
  'au.ask.small-claims': {
    says: 'まず期限をつけて書面で請求し、メッセージと銀行の記録を残してください。次に少額の訴え（small claim）を出せます。ニューサウスウェールズ州は$20,000、クイーンズランド州は$25,000、南オーストラリア州は$12,000、西オーストラリア州は$10,000までです。弁護士はいりません。',
  },
}
