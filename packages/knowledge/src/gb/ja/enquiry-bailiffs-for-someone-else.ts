/** Questions of a person at whose home bailiffs look for someone else: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_JA: Words = {
  'gb.ask-bailiff.debtor-moved-out': {
    says: '他人の借金を払う義務はないので、払わないでください。執行官は、その人が普段住むか働く場所にしか入れず、その人の物しか取れません。扉は閉めておきます。いつ出て行ったかを、council taxの書類や領収書と一緒に、会社と債権者に書面で伝えます。訪問が続けば苦情を。物を取られたらすぐ書面で返還を求めます。',
  },
}
