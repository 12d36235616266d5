/** Beliefs about private parking charges to correct: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_BELIEFS_JA: Words = {
  'gb.parking.myth-fine': {
    says: '民間の駐車料金は罰金（fine）ではなく、前科になりません。契約によるお金の請求です。',
  },
  'gb.parking.myth-ignore': {
    says: '放っておくのは危険です。会社は実際に裁判を起こします。裁判所の書類を放っておくと、裁判の日なしで相手が勝つことがあります。',
  },
  'gb.parking.myth-bailiffs': {
    says: '駐車会社や取立て会社は、自分だけで執行官（bailiff）を送れません。送れるのは、先に裁判に勝ち、その判決の額が払われないときだけです。',
  },
  'gb.parking.myth-credit': {
    says: '駐車の手紙は、信用情報にのりません。裁判所の判決（judgment）は、1か月以内に全部払わなければのります。',
  },
  'gb.parking.myth-clamp': {
    says: '民間の土地での車輪止めや車の移動は、法律の権限がなければ犯罪です。警察やDVLAには権限があります。',
  },
}
