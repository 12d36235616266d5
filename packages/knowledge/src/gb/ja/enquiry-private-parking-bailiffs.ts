/** Questions of people who fear bailiffs over a private parking charge: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_BAILIFFS_JA: Words = {
  'gb.ask-parking.bailiff-private': {
    says: '民間の駐車会社や取立て会社は、今、執行官（bailiff）を送ることも、車を固定することも、家に入ることもできません。先に裁判に勝ち、判決が払われないことが必要です。払うために借りないでください。ただし放置せず、log bookの住所を確かめ、letter of claimには30日以内、裁判所の書式には期限内に答えてください。',
  },
  'gb.ask-parking.ni-keeper': {
    says: '民間会社の通知は請求書で、罰金ではありません。北アイルランドで支払い義務があるのは運転者だけで、誰かを示すのは会社です。使用者が民間会社に運転者を教える法律上の義務はありません。使用者として書面で異議を出し、運転者は書かないでください。Consumer Councilが無料で助けます。判決なしに物を取ることはできませんが、裁判所の書類は無視しないでください。Department for Infrastructureの罰金は別です。',
  },
}
