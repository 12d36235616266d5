/** Questions about a seized bank account: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_JA: Words = {
  'fr.ask-debt.bank-empty': {
    says: '1人分のRSAと同額（約650ユーロ）は、申請なしで残ります。RSA、家族手当、住宅手当がそれより多ければ、多いほうの額が守られます。すぐ銀行に証拠を見せてください。国庫の差押え（SATD）で銀行が取れる手数料は債務の10％まで、最高100ユーロです。SATDは2か月、執行官の差押えは1か月以内に争えます。',
  },
  'fr.ask-debt.bank-seized-for-ex': {
    says: '元の配偶者だけに対する判決などでは、あなたの口座は差し押さえられません。執行官に、その書類と送達日を書面で求めてください。あなたも署名しましたか。または結婚中の家計のための借金でしたか。その場合は支払い義務があることがあります。差し押さえは8日以内にあなたに知らせなければ無効です。知らせから1か月以内に執行裁判官に申し立て、その日か翌日に書留で執行官に伝えてください。RSAと同額は請求しなくても残ります。児童手当の証拠を銀行に見せてください。',
  },
  'fr.ask-debt.rsa-seized': {
    says: 'RSAは、どんな借金でも差し押さえられません。まちがって払われたRSAを少しずつ取り戻せるのは、CAFかMSAだけです。口座が止められたら、そのお金がRSAだという証明を銀行に見せ、すぐに求めましょう。一人分のRSAと同じ額は、頼まなくても残ります。',
  },
}
