/** Japanese: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_JA: Words = {
  'gb.tax.right-careful': {
    says: '注意していたのに間違えたなら、罰金はありません。不注意だった場合も、見つかる前にHMRCに伝えれば罰金はずっと小さくなります。',
  },
  'gb.tax.right-code': {
    says: 'tax code に異議を出せます。なぜ違うかをHMRCに伝えましょう。まとまらなければ税の審判所に訴えられます。',
  },
  'gb.tax.right-points': {
    says: '点数1つでは払うものはなく、4つ目で200ポンドです。HMRCは2026-27年度の四半期報告の遅れに点数を付けないと言っています。取り消しを求めるか、30日以内に不服を申し立てましょう。もっともな理由は考慮されます。',
  },
  'gb.tax.right-estate': {
    says: '申告が遅れたもっともな理由があれば罰金はありません。罰金が税そのものを超えることもありません。家や土地の税は10年に分けて払えます。',
  },
  'gb.tax.right-vat-late': {
    says: 'もっともな理由があれば罰金はなくなります。最初の15日以内に分割を申し込んでも同じで、30日以内なら半分になります。30日以内に見直しを求めるか、税の審判所に訴えましょう。',
  },
  'gb.tax.right-come-forward': {
    says: '証明書に署名する義務はありません。まず申告を確かめましょう。漏れがあれば、自分から伝えると罰金がずっと軽くなります。税の専門家に頼めます。',
  },
  'gb.tax.right-their-delay': {
    says: 'HMRCは情報を持っていたのに使わなかったのですか。古い税の取り消しを求められます。情報を得た年度の終わりから1年以上後に知らされ、正しいと信じる理由があったことが必要です。',
  },
}
