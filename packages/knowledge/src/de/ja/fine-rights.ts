/** Rights of whoever got a public fine: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_RIGHTS_JA: Words = {
  'de.public.fine-right-limit': {
    says: 'たいていの交通違反は6か月で時効になります。2026年の夏までは、多くは3か月でした。聴取書や過料の決定が来ると、期間は初めから数え直されます。',
  },
  'de.public.fine-right-keeper': {
    says: '罰金を科されるのは運転した人だけです。駐車の違反では、運転した人がわからないままなら、車の持ち主が費用を払うことがあります。',
  },
  'de.public.fine-right-restore': {
    says: '休暇で家にいませんでしたか。帰ってから1週間以内に、期限を戻すよう求め（Wiedereinsetzung）、異議を出してください。',
  },
  'de.public.fine-right-file': {
    says: '写真と測定の情報のある記録を見る権利があります。',
  },
  'de.public.fine-right-ban': {
    says: '失職など影響が重すぎるときは、運転禁止の代わりに高い過料にできることがあります。過去2年に禁止がなければ、4か月以内で開始日を選べます。',
  },
  'de.public.fine-right-red-light': {
    says: 'だれも危険にさらしていなければ、1か月の運転禁止は赤になって1秒を超えたときだけです。測定を調べてもらってください。コンマ数秒の差で結果が変わります。',
  },
}
