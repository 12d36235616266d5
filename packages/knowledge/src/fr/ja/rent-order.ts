/** The formal order to pay the rent (commandement de payer): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ORDER_JA: Words = {
  'fr.home.want-order': {
    says: 'これは、家賃を払うようにという正式な命令（commandement de payer）です。期限内に払わないと、契約を終わらせるよう裁判官に求められます。',
  },
  'fr.home.deadline-six-weeks': {
    says: '払うか助けを受けるために、命令（commandement）から6週間あります。2023年7月29日より前の契約では、よく2か月です。',
    action: '家賃の滞納を払うか、計画を決める',
    consequence: 'その後、大家は、契約を終わらせるよう裁判官に求められます。',
  },
  'fr.home.deadline-two-months': {
    says: 'この命令は、古い契約のように、支払いに2か月を与えています。',
    action: '家賃の滞納を払うか、計画を決める',
    consequence: 'その後、大家は、契約を終わらせるよう裁判官に求められます。',
  },
  'fr.home.element-fsl': {
    says: '命令には、頼れる住まいの基金（FSL）を書かなければなりません。',
    name: '住まいの基金の住所',
    ifMissing:
      '住まいの基金（FSL）が見つかりません。ADILに見せてください。足りない部分があると、命令が無効になることがあります。',
  },
  'fr.home.element-count': {
    says: '命令には、毎月の家賃と、借金の計算を示さなければなりません。',
    name: '家賃と借金の計算',
    ifMissing: '借金の計算が見つかりません。求めてください。',
  },
  'fr.home.officer-order': {
    says: 'これは、家賃を払うようにという正式な命令（commandement de payer）です。期限内に払わないと、契約を終わらせるよう裁判官に求められます。',
  },
}
