/** Questions about plumbers, locksmiths and garages: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_JA: Words = {
  'fr.ask-buy.garage-keeps': {
    says: '修理工場が車を留められるのは、頼んだ仕事の代金が未払いのときで、認めていない仕事のためではありません。サインした注文書を求めてください。異議を残して払い、車を受け取ってから争います。',
  },
  'fr.ask-buy.plumber': {
    says: '仕事の前に、値段のある書面の見積もりが必要です。認めていない分は争えます。家での追加の仕事は、14日以内に取り消せます。会社に書き、SignalConsoに届け、それから調停人に行ってください。',
  },
  'fr.ask-buy.garage-bill': {
    says: '払うのは、頼んだ作業を、署名した値段で行った分です。それ以上の作業には、先にあなたの同意が必要です。きちんと直す義務もあります。店に書き、次に無料の調停人に行ってください。',
  },
  'fr.ask-buy.works-unfinished': {
    says: '仕上げや直しの最後の日を決めた正式な催告を送り、写真を残してください。その前に残りを払わないでください。何もなければ、契約を終わらせるか、業者の費用で他に頼めます。重大な欠陥は10年間保証されます。',
  },
}
