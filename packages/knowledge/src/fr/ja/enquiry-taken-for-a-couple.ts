/** Questions about the CAF taking flatmates for a couple: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_JA: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: '同居だけではカップルになりません。CAFは住所が同じことだけでなく、家計を共にする安定した共同生活を示す義務があります。2か月以内にCAFのCRAへ、RSAなら県議会へ書いてください。契約書、別々の口座、費用の分担、証人など、単なる同居の証拠を付けます。調査報告書を求めましょう。不正には故意が必要なので、それも争ってください。',
  },
}
