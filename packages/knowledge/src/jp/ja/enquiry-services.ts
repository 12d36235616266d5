/** Questions about gyms, long services, phone contracts, tradespeople and fees for cancelling: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_JA: Words = {
  'jp.ask.step-buy': {
    says: '消費者ホットライン188に電話してください。契約書、請求書、やり取りはすべて残してください。',
  },
  'jp.ask.cancel-fee': {
    says: '平均的な損害を超える部分は無効です。金額の根拠の説明を求め、払う前に188に相談してください。',
    dependsOn: '契約の内容とキャンセルの時期',
  },
  'jp.ask.gym-ill': {
    says: '診断書を付け、書面で解約を求めてください。事業者の平均的な損害を超える違約金は無効なので、計算の根拠を聞いてください。一切解約できないという条項も無効になることがあります。病気なら休会できるところも多いです。払う前に188に相談してください。',
  },
  'jp.ask.long-service': {
    says: '5万円を超え、エステや美容医療は1か月、ほかは2か月を超える契約が対象です。書面を受け取って8日間は、手紙やメールで無料で取り消せます（クーリング・オフ）。その後もいつでも中途解約できます。始まったエステの解約料は、2万円か残額の10%の低い方までです。',
  },
  'jp.ask.phone-contract': {
    says: '契約書面を受け取って8日以内なら、多くは違約金なしで解約できます（初期契約解除や確認措置）。工事費などはかかることがあります。2022年7月以後の契約の違約金は、月額料金の1か月分までです。分割で買った端末の残りは払う必要があります。だまされたと思ったら188に相談してください。',
  },
}
