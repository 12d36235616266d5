/** Questions about contributions of a self-employed person: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_JA: Words = {
  'be.ask.self-employed-dues': {
    says: '社会保険基金に今すぐ書面で分割を頼んでください。12か月以上認められることも多いです。困窮していれば四半期から12か月以内に免除（dispense、vrijstelling）を申請できます。医療保険は続きますが、その期は年金に数えられないことがあります。今年の収入が少なければ減額も頼めます。contrainte（dwangbevel）には記載の期限内に対応を。CPASが助けます。',
  },
}
