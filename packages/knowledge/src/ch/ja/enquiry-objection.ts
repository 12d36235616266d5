/** Questions about an objection (Rechtsvorschlag) to a payment order: too late, and what comes after it. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTION_JA: Words = {
  'ch.ask.order-missed': {
    says: '入院などで期限内に動けなかった場合は、動けるようになり次第、監督官庁に期限の回復を求めてください。借りがなければ、証拠を示して裁判官に手続の停止を求められます。債権者と分割を決める方法もあります。生活に必要な分は取られません。',
  },
  'ch.ask.after-objection': {
    says: '手続は止まります。債権者は裁判官へ行く必要があります。判決や署名があれば簡易な申立て(Rechtsöffnung)、なければ通常の訴えです。裁判所へは期限内に答えてください。命令から1年で失効します。3か月何もなければ登録の非開示を求められます。',
  },
}
