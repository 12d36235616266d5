/** Questions of people who earn a little beside a job: whether the tax office must be told: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_EARNINGS_NL: Words = {
  'gb.ask-tax.small-earnings': {
    dependsOn: 'wat u in het hele belastingjaar ontving',
    says: 'Tot £ 1.000 per belastingjaar, niet per maand, is vrij en hoeft u niet te melden. Alle bijverdiensten en verkopen tellen samen, vóór kosten. Daarboven meldt u zich aan voor Self Assessment, uiterlijk 5 oktober na het belastingjaar, ook als er geen belasting uit komt. Te laat? Meld het nu bij HMRC: dat kost het minst. Contant geld van een baas is loon, hij moet de belasting inhouden. Eigen oude spullen verkopen telt meestal niet.',
  },
}
