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
  'de.fine-warning.reality': {
    says: 'これは申し出で、まだ罰金ではありません。これに対する不服申立てはありません。払わないと、費用の付いた罰金（Bußgeldbescheid）が来ることがあり、それには異議を出せます。',
  },
  'de.fine-warning.rights': {
    says: '断ることができます。同意して払ったときだけ効力があります。手数料は加わりません。',
  },
  'de.fine-warning.not-yet': {
    says: '警告だけで、お金を差し押さえたり、執行官を送ったりはできません。まず罰金が確定する必要があります。',
  },
  'de.fine-warning.step-choose': {
    says: '手紙にある期限のうちに選びます。全部払えば終わります。または払わず、用紙には言いたいことだけを書きます。',
  },
  'de.fine-warning.option-pay': {
    title: '払って終わらせる',
    says: '番号を書いて、全額を期限内に払います。その後、この行為はもう罰せられません。',
    cost: '手紙の金額、5～55ユーロ。手数料なし。',
    time: '1週間、または手紙の日まで。',
    risk: '一部だけ、または1日遅れると認められません。',
    bestFor: '正しいとき。',
  },
  'de.fine-warning.option-refuse': {
    title: '受け入れない',
    says: '払わず、同意しないと書きます。理由を書いても、内容について何も言わなくてもかまいません。',
    cost: '今は無料。',
    time: '手紙1通、または何もしない。',
    risk: '費用の付いた罰金が来ることがあります。それには異議を出せます。',
    bestFor: '自分ではない、または間違いのとき。',
  },
  'de.witness.want': {
    says: '役所は車の持ち主であるあなたに、誰が運転したかを尋ねています。あなたへの罰金ではありません。',
  },
  'de.witness.right-silent': {
    says: '自分に不利なことは答えなくてかまいません。夫や妻、婚約者、親、子、きょうだいに不利なことも同じです。この権利を使うとだけ書いてください。',
  },
  'de.witness.right-logbook': {
    says: '運転者が分からないままでも、あなたが代わりに罰金を払うことはありません。重い違反の後は、車に運行記録（Fahrtenbuch）を命じられることがあります。駐車違反では費用を負担することがあります。',
  },
  'de.witness.step': {
    says: 'まず写真を見てください。運転していない人の名前を書いてはいけません。犯罪になります。',
  },
}
