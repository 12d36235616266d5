/** Duties of a landlord: a home that is fit, registration and deposits. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_DUTIES_JA: Words = {
  'gb.home.scotland-register': {
    says: '民間の家主は役所の名簿に登録が必要です。登録なしで貸すのは犯罪で、役所は家賃を払わなくてよいと命じられます。役所に知らせましょう。',
  },
  'gb.home.right-fit': {
    says: '借りた家は、ひどい湿気や寒さや危険がなく、住めるものでなければなりません。裁判所は工事を命じ、お金を認められます。',
  },
  'gb.home.right-council-looks': {
    says: '役所は借家を調べ、安全にするよう家主に命じられます。役所の家なら、その苦情の窓口と Housing Ombudsman を使います。',
  },
  'gb.home.right-own-case': {
    says: '家が健康を害するときは、治安判事の裁判所に工事の命令を求められます。21日前に家主に書面で知らせます。',
  },
  'gb.ni-deposit.right': {
    says: '家主は28日以内に保証金を制度（scheme）に預け、35日以内に知らせる必要があります。しなければ役所に言うと、罰金を科せます。争いは制度が無料で決めます。',
  },
  'gb.wales-home.right-fit': {
    says: 'ウェールズの家は住めるものでなければなりません。煙の警報器が動き、配線は5年以内に調べてある必要があります。不具合は書面で知らせ、役所にも言い、家賃は払い続けます。',
  },
}
