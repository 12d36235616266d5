/** Questions about faults, mould and noise in a rented home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_JA: Words = {
  'de.ask-home.defects': {
    says: '今日、写真と期限を付けて書面で知らせてください。その時から欠陥が続く間、家賃は法律上下がります。念のため全額を留保付きで払うか、借家人協会が割合を示してから減らします。期限が過ぎたら、自分で修理させて費用を請求できます。冬の暖房停止は緊急で、裁判所が数日で命じられます。',
  },
  'de.ask-home.noise': {
    says: 'まず話し合い、日時を書いた騒音の記録を付けてください。大家に書面で伝えます。大家には動く義務があり、その間家賃が下がることがあります。夜は警察かOrdnungsamtに電話してください。最後は裁判所が禁じられます。州によっては先に調停（Schlichtung）が必要です。',
  },
  'de.ask-home.mould-leave': {
    says: 'すぐ出られるのは、重大な欠陥か健康の危険があるときだけです。まず写真を付け、大家に書面で最後の期限を決めてください。診断書や鑑定が役立ちます。誤りなら予告期間の家賃を払うので、先にMietervereinに相談を。それまでは減額の方が安全です。',
    dependsOn: 'どれほど重大か、先に期限を決めたか',
  },
}
