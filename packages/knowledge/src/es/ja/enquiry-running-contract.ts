/** Questions about contracts that run on: electricity, phone and gym: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_JA: Words = {
  'es.ask.light-cut': {
    says: 'すぐにではありません。家庭では、正式な請求と2か月、bono socialがあれば4か月が必要です。分割を頼み、福祉（servicios sociales）に行ってください。',
    dependsOn: 'bono socialがあるか、だれと住んでいるか',
  },
  'es.ask.telecom-leave': {
    says: 'いつでも終えられます。続ける約束をしたなら、違約金は残りの期間とともに減らなければなりません。',
    dependsOn: '続ける約束をしたか',
  },
  'es.ask.gym-health': {
    says: 'ジムは、やめるのを難しくしたり、していない分を請求したりできません。診断書と日付をつけて、書面でやめてください。違約金は残りの期間に応じて減ります。それから銀行に引落しを止めてもらいます。',
  },
  'es.ask.door-contract': {
    says: '解約することを今すぐ、届いた証拠の残る形で書いてください。頼んでいない訪問なら30日、電話や訪問販売なら14日以内に、理由も費用もなく解約できます。説明がなかったときは、さらに1年あります。署名していないものは争い、OMICに相談してください。',
  },
}
