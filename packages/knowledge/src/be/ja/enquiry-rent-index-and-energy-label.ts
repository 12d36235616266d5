/** Questions about the index of the rent and the energy label: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_JA: Words = {
  'be.ask.rent-index-and-energy-label': {
    says: '低い等級でも家賃の物価調整は止まりませんが、小さくなることがあります。フランデレンでは、2022年10月1日より前に始まり、等級がD・E・Fか無い契約です。ブリュッセルでは、2022年10月14日より前に始まり、等級がE・F・Gの契約です。そこでは値上げのたびに補正係数を使います。地域の計算機を使ってください。ブリュッセルでは契約の登録と証明書（PEB）の交付も必要です。ワロンの凍結は2023年11月に終わりました。',
    dependsOn: '地域、等級、契約の始まりの日',
  },
}
