/** Questions about pay that private creditors cannot take: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_FROM_CREDITORS_JA: Words = {
  'us.ask-state.pay-cannot-be-taken': {
    says: 'あなたの州では、カードやローンの判決があっても、民間の債権者は給料をほぼ差し押さえられません。養育費、税金、連邦の学生ローンは別で、ペンシルベニア州では大家が家賃で10%まで取れます。銀行口座は狙われうるので給与明細を保管してください。免除の通知には返答を、ノースカロライナ州では20日以内にしてください。給料が取られたら、すぐ裁判所へ行ってください。',
  },
}
