/** Questions of people whose bank account is frozen: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FROZEN_ACCOUNT_JA: Words = {
  'us.ask-debt.account-frozen': {
    says: '誰がどの裁判所を通じて命じたのか、今日銀行に聞いてください。民間の取り立て業者には先に判決が必要です。口座に直接振り込まれた連邦の給付は2か月分が守られます。ほかのお金も守られることがあります。期限は短いので、すぐ裁判所に免除の申立て（claim of exemption）をしてください。裁判の書類が来ていないなら、判決の取消しを求めてください。銀行自身の判断なら、理由を書面で聞いてください。',
  },
}
