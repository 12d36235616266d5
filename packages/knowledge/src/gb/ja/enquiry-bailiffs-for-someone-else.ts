/** Questions of a person at whose home bailiffs look for someone else: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_JA: Words = {
  'gb.ask-bailiff.debtor-moved-out': {
    says: '他人の借金を払う義務はないので、払わないでください。執行官は、その人が普段住むか働く場所にしか入れず、その人の物しか取れません。扉は閉めておきます。いつ出て行ったかを、council taxの書類や領収書と一緒に、会社と債権者に書面で伝えます。訪問が続けば苦情を。物を取られたらすぐ書面で返還を求めます。',
  },
  'gb.ask-bailiff.claim-my-goods': {
    says: '持ち去りから7日以内に、今すぐ書面で返還を求めてください。執行官に、氏名と住所、品物の一覧、自分の物である理由を、領収書や口座の記録と一緒に送ります。取れるのは債務者の物か、債務者と共有の物だけです。争われたら裁判所が決めます。費用がかかることもあるので、先にNational Debtline（0808 808 4000）に相談を。',
  },
}
