/** Questions about how many years the CAF can go back: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_YEARS_BACK_JA: Words = {
  'fr.ask-debt.benefit-years-back': {
    says: '普通は支払いから二年です。不正や虚偽の申告があれば五年で、多くはCAFが知った日から始まります。証明するのはCAFです。悪意のない間違いは不正ではありませんが、収入を何度も隠すと不正とされ得ます。RSAとprime d’activitéもほぼ同じです。書留の手紙で期間は初めから数え直されます。古すぎるときは、二か月以内にCRAへ、RSAなら県へ書いてください。',
    dependsOn: 'CAFが不正や虚偽の申告を示せるかどうか',
  },
}
