/** Questions about ending a lease, painting, wear and the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_JA: Words = {
  'de.ask-home.deposit': {
    says: '多くても家賃（共益費なし）の3か月分で、3回に分けて払えます。出た後、大家は数か月調べることができ、その後、残りを返さなければなりません。',
    dependsOn: 'まだ払う義務があるもの',
  },
  'de.ask-home.moving-costs': {
    says: '決まった期間や、出るときに塗る義務は、よく無効です。塗っていない住まいを借りたなら、ほとんどの場合、塗る必要はありません。',
    dependsOn: '契約書の言葉と、最初の状態',
  },
  'de.ask-home.tenant-leaves': {
    says: '署名した手紙が月の3営業日目までに届けば3か月です。「次の借主を3人出せば出られる」という決まりはありません。早い終了を書面で頼み、次の借主を紹介してください。',
    dependsOn: '大家が早い終わりに同意するか',
  },
  'de.ask-home.deposit-not-back': {
    says: '精算と利息付きの返金を書面で求め、2週間の期限を決めてください。法律に決まった期間はありません。損害の請求は6か月で時効ですが、差し引かれることはあります。今後の諸費用のため、適切な一部は残せます。その後はMahnbescheidを申し立てます。',
  },
  'de.ask-home.wear': {
    says: 'ふつうに暮らして傷むものは払いません。黄ばんだ壁、通常の数の穴、床の跡などです。それは家賃に含まれます。払うのは本当の損害だけで、今の価値までです。証拠と領収書を求めてください。',
  },
  'de.ask-home.before-moving-in': {
    says: '先に部屋を見ていれば、撤回の権利はありません。入る前でもすぐ解約でき、たいてい3か月です。家賃は契約の初日からかかります。次の借り手を示し、早い終了を書面で頼んでください。見ずに会社と契約したなら、14日の撤回ができることがあります。',
  },
  'de.ask-home.right-painting': {
    says: '決まった時期に塗り直す義務は無効です。塗装されていない部屋を補償なしで受け取ったなら、塗る必要はありません。普通の傷みは負担しません。',
  },
}
