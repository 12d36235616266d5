/** Japanese: the words of the rows in ../doctors-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOCTORS_LIST_JA: Words = {
  'gb.doctor.right-warning': {
    says: '診療所はふつう、この12か月の間に警告していなければならず、理由も示さなければなりません。健康、年齢、人種は理由になりません。ふつうはNHSへの連絡から8日目まで名簿に残り、治療中はもっと長く残ります。警察に届けられた暴力や脅しの後は、すぐ外されることがあります。近くの別の診療所は、住所の証明なしで登録できます。',
  },
  'gb.doctor.right-complain': {
    says: '12か月以内なら、診療所か地元のNHSに無料で苦情を言えます。返答の後は Health Service Ombudsman が調べられます。',
  },
}
