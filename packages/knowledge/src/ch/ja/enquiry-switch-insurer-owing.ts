/** Questions about changing the health insurer while premiums are open: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWITCH_INSURER_OWING_JA: Words = {
  'ch.ask.switch-insurer-owing': {
    says: '督促された保険料・自己負担・利息・取立費用が残っていると、基礎保険の会社は変えられません。解約期間の終わり（たいてい12月31日）までに全額を払えば、変更は有効になります。今日、正確な内訳を求めてください。無保険になることはなく、今の会社が治療と薬の費用を払い続けます。新しい会社に知らせ、州に保険料の補助を相談してください。追加の保険は別の話です。',
  },
}
