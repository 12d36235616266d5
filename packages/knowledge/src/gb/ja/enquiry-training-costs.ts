/** Questions about the cost of a course that an employer wants back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_JA: Words = {
  'gb.ask-work.training-costs': {
    says: '契約の条項か、研修の前の書面での同意が必要です。署名していない制度は根拠が弱いですが、働き続けたから同意したと言われることはあります。命じられた研修の費用で、賃金が最低賃金を下回ってはなりません。罰のような額も認められません。給料日の前に書面で異議を述べ、条項を求めてください。引かれたらすぐ Acas へ: 0300 123 1100。',
    dependsOn: '研修の前に何に同意したか',
  },
  'gb.ask-work.training-costs-ni': {
    says: '契約の条項か、研修の前の書面での同意が必要です。命じられた研修の費用で、賃金が最低賃金を下回ってはなりません。給料日の前に書面で異議を述べ、条項を求めてください。引かれたらすぐ Labour Relations Agency (03300 555 300) に電話を。申立ての期間は普通三か月です。',
    dependsOn: '研修の前に何に同意したか',
  },
  'gb.ask-work.training-costs-unsigned': {
    says: '差し引くには、契約の条項か、研修の前の書面での同意が必要です。どちらもなければ、多くの場合違法です。新しい条件で働き続けたと言われることがあるので、同意していないと今すぐ書面で伝え、条項を求めてください。命じられた研修で賃金が最低賃金を下回ってはなりません。それでも引かれたら、すぐ Acas へ: 0300 123 1100。申立ての期間は短いです。',
  },
}
