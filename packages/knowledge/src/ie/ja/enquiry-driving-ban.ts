/** Questions about a ban from driving: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_JA: Words = {
  'ie.ask.drink-driving': {
    says: 'はい、免許を失い、期間は数値によります。3年以内に同じ通知がなければ、28日以内に払うと裁判なしに終わります。血中51〜80は€200と3か月、81〜100は€400と6か月です。100を超えると裁判所が2年以上禁じます。初心者と職業運転手の基準は20です。通知の期限を読み、払うか認める前に弁護士へ。',
  },
  'ie.ask.twelve-points': {
    says: '3年以内に12点で6か月運転できず、仕事があっても変わりません。初心者は7点です。手に持った電話は、期限内に払えば€120と3点、裁判で有罪なら5点です。助言なしに裁判にしないでください。運転していなければ28日以内に運転者を届けます。先に弁護士へ。',
  },
}
