/** Questions about the CAF taking flatmates for a couple: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_JA: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: '手紙から2か月以内に、CAFのCRAへ、RSAは県議会へ書いてください。その間、RSAの分は差し引けません。手紙で差し引きを止めるよう求めます。家を分け合うことや、泊まることだけでは夫婦やカップルになりません。CAFは、お金と生活をともにする安定した暮らしを示す必要があります。両方の賃貸契約、別々の口座、だれが何を払うか、証人を送ります。検査官の報告書を求め、免除も頼みます。不正には故意が必要です。争ってください。',
  },
}
