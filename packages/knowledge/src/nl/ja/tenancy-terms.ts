/** The Japanese words of the Netherlands: terms of a tenancy. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_JA: Words = {
  'nl.deposit.right-back': {
    says: '家主は、契約の終わりから14日以内に敷金を返さなければならず、費用を引くなら30日以内です。その費用は書面で示す必要があります。',
  },
  'nl.home.right-repair': {
    says: '家主は、知らせた欠陥を直さなければなりません。直さなければ、裁判官かHuurcommissieが、直るまで家賃を下げられます。',
  },
  'nl.home.right-agent-fee': {
    says: '家主のために働く仲介業者は、家を見つけた手数料をあなたに請求できません。返すよう求められます。',
  },
  'nl.rise.right-registered': {
    says: '規制のある家で、異議を出さずに前の家賃を払い続けたことがあるかもしれません。その場合、家主は3か月以内に書留を送る必要があります。その後、値上げから4か月までHuurcommissieに求められます。',
  },
  'nl.deposit.right-no-report': {
    says: '入居時の報告書がなければ、受け取ったままの状態で返すとみなされます。普通の傷みは負担しません。',
  },
  'nl.deposit.right-town': {
    says: '保証金の決まりを破る家主は、無料で町に通報できます。町は罰金を科せます。',
  },
  'nl.home.right-lower-rent': {
    says: '規制対象の住宅では、重い不具合があれば、直るまでHuurcommissieが家賃を下げられます。まず家主に書面で知らせ、6週間待ってください。',
  },
  'nl.rise.right-cap-asked': {
    says: '2026年の上限は、自由家賃で4.4%、中間家賃で6.1%、社会住宅で7月1日から4.1%です。',
  },
  'nl.rise.right-points-asked': {
    says: '住まいの点数を数えてください。点数が少なければ、契約に何と書かれていても家賃には上限があります。Huurcommissieが下げられます。',
  },
}
