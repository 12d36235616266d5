/** The acts that each province has of its own, where the province is not known: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVINCIAL_ACTS_JA: Words = {
  'ca.buy.right-quality': {
    says: '州の法律では、品物は使うのに適し、それなりの期間もたなければなりません。店の決まりで、これをなくすことはできません。',
  },
  'ca.insure.right-acts': {
    says: '州のInsurance Actは、公正な条件と、裁判を起こせる期間を決めています。1年か2年のことが多いです。理由を書面で求めてください。',
  },
  'ca.home.right-acts': {
    says: '州の借家の法律が、通知の期間、理由、家賃の決まりを定めています。賃貸契約で、その権利をなくすことはできません。',
  },
  'ca.debt.right-acts': {
    says: '取立て会社（collection agency）は、ほとんどの場合、州の許可が必要です。電話、手紙、うそについての州の決まりを守らなければなりません。',
  },
}
