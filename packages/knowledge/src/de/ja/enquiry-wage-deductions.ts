/** Questions about money taken off the pay for damage or missing cash: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_JA: Words = {
  'de.ask-job.pay-deducted': {
    says: '書面で異議を伝え、お金の返還を求めてください。仕事中の軽いミスなら、負担はありません。もっと大きな不注意なら公平な一部を、重大な過失やわざとの場合だけ全額を負います。あなたの過失と損害は雇い主が証明します。賃金のうち差し押さえできない分は、わざとの損害を除き、差し引けません。',
  },
  'de.ask-job.minus-hours': {
    says: '会社がくれた仕事が少なかったのなら、たいていは引けません。それは会社の責任で、その時間の賃金も会社が払います。最後の給料から不足時間を引けるのは、取り決めた労働時間口座があり、少なく働くことをあなたが自分で選べたときだけです。残っている有給は、取らせるかお金で払う必要があります。給料日の前に、書面で断ってください。',
    dependsOn: '不足時間がだれのせいか、契約に労働時間口座があるか',
  },
}
