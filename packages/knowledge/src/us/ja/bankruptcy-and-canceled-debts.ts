/** The Japanese words of the rows in ../bankruptcy-and-canceled-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_AND_CANCELED_DEBTS_JA: Words = {
  'us.claim.ask-bankruptcy': {
    says: '破産（bankruptcy）は、ほとんどの取立てをすぐに止め、カード、医療、ローンの借金を終わらせられます。養育費、ほとんどの税金と学生ローンは残ります。先に弁護士に相談してください。',
    dependsOn: '収入、持っている物、借金の種類',
  },
  'us.life.right-stay': {
    says: '破産の申立ては、ほとんどの場合、取立て、差押え、裁判をすぐに止めます。養育費は止まりません。',
  },
  'us.life.right-clear': {
    says: 'Chapter 7は、収入が十分低ければ、カードと医療の借金のほとんどを数か月でなくします。ほとんどの場合、家や車を決まった上限まで守れます。',
  },
  'us.life.right-creditor': {
    says: '破産の件が続く間、申し立てた人から取り立ててはいけません。あなたに払われるべきお金があるなら、通知の日までに届け出（claim）を出してください。',
  },
  'us.life.right-forgiven': {
    says: '免除された借金は、収入とされることがあります。持っている物より借りが多かった、または破産の場合はされません。そのときはForm 982を出します。',
  },
}
