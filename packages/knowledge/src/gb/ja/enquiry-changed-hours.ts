/** Questions of people whose days of work are to change though they care for children, and of those who got less notice than agreed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_HOURS_JA: Words = {
  'gb.ask-work.days-changed': {
    says: '契約に曜日や時間が決まっていて、変えられるというはっきりした定めがなければ、あなたの同意が必要です。同意しないとすぐ書面で伝え、「抗議しながら」（under protest）働いてください。柔軟な働き方（flexible working）を書面で求められます。年2回まで、返事は2か月以内です。正当な理由なく母親により不利な決まりは、禁じられた差別です。辞める前に Acas（0300 123 1100）に相談してください。審判の期限は短いです。',
    dependsOn: '契約に曜日と時間がどう書かれているか',
  },
  'gb.ask-work.contract-notice': {
    says: '契約の予告期間が法律の週数より長ければ、契約のほうが有効です。それより少ない支払いは契約違反の解雇（wrongful dismissal）です。働き始めの数か月でも、残りの賃金と手当を求められます。試用期間で短くなるのは、そう合意したときだけです。重大な非行は別です。日を決めて残りを書面で求め、期限内に Acas に連絡してください。警告がなかったこと自体の訴えには、不当解雇に必要な勤続期間がいります。',
  },
}
