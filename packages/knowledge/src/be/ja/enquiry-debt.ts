/** Questions about debts that one cannot pay, costs, old debts and loans, and the first steps against a debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'be.ask.step-debt': {
    says: '手紙と金額をまとめ、CPAS（公的福祉センター）に無料の借金の調停を頼んでください。',
  },
  'be.ask.right-debt': {
    says: '判決などの執行できる文書（titre）なしに、だれも差し押さえはできません。',
  },
  'be.ask.old-debt': {
    says: 'エネルギー、水道、通信、家賃は5年です。医療は2年です。ほかの多くの契約は最長10年です。',
    dependsOn: '請求の種類',
  },
  'be.ask.cannot-pay': {
    says: 'CPAS（公的福祉センター）に無料の借金の調停を頼んでください。借金が多すぎるなら、労働裁判所が1つの計画を決め、差し押さえを止められます。',
  },
  'be.ask.collector-visits': {
    says: 'ドアを開けたり、話したりする必要はありません。判決の前は、取り立てる人に力はありません。おどしや、はずかしめもできません。手紙だけにするよう書面で伝え、おどしはSPF Economie（ConsumerConnect）に届け出てください。',
  },
  'be.ask.credit-default': {
    says: '今すぐ貸し手に電話し、額を下げるよう頼んでください。全額を求められるのは、2回の不払い、書留の警告、1か月の後だけです。治安判事（juge de paix）は支払いの時間（facilités de paiement）をくれることがあります。',
  },
}
