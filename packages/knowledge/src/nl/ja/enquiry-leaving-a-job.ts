/** Questions about the end of a contract, giving notice, days of leave left and unemployment pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_JA: Words = {
  'nl.ask.contract-ends': {
    says: '許可なしに、その日に終わります。6か月以上の契約なら、1か月前に書面で知らせる必要があります。ほとんどの場合、移行手当（transitievergoeding）の権利があります。1週間以内にWWを申し込んでください。',
  },
  'nl.ask.own-notice': {
    says: '自分から辞めるときの予告は1か月です。契約でもっと長ければ別です。書面にして、控えを残してください。その前に考えます。WWの権利を失うことがあります。',
  },
  'nl.ask.holidays-left': {
    says: '仕事が終わると、会社は残った休暇の分を払わなければなりません。続いている間、法定の休暇は年の終わりから6か月で消えます。ただし、本当に取ることができたときだけです。',
  },
  'nl.ask.ww': {
    dependsOn: '働いた週と終わった理由',
    says: 'この36週のうち26週働き、自分のせいで仕事を失ったのでなければ、ほとんどの場合WWをもらえます。最後の日から1週間以内にUWVに申し込んでください。助言なしに早い終わりに同意しないでください。',
  },
}
