/** Questions about money taken from benefits: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_DEDUCTIONS_JA: Words = {
  'gb.ask-debt.benefit-seized': {
    says: 'カード、ローン、通信販売の会社は、給付をもとから取ることはできません。Universal Creditからの天引きは、家賃、光熱費、住民税（council tax）など決まった債務だけです。すでに銀行にあるお金は守りが弱いので、無料の相談を受けてください。',
  },
  'gb.ask-debt.benefit-mistake': {
    says: '誤って払われたUniversal Creditは、相手の誤りでも返還を求められます。古い給付の多くは、申告漏れや誤りがあったときだけ返します。見直し、減額、免除を頼めます。',
    dependsOn: 'どの給付か',
  },
}
