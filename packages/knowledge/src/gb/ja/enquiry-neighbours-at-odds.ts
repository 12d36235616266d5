/** Questions about neighbours: noise from the flat above, plants cut without a yes, and a garden that does not please: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_AT_ODDS_JA: Words = {
  'gb.ask-neighbour.flat-above': {
    says: '個人の住戸どうしでも、council（市区）は騒音の苦情を調べる義務があります。記録をつけて、environmental health 係に書面で訴えてください。調べないなら council の苦情窓口、次に Ombudsman です。薄い床を通る普通の足音は、多くの場合迷惑行為になりません。そこで両方の契約（lease）を読んでください。むき出しの床やラミネートを禁じるものが多く、建物の所有者（freeholder）が対応できます。5人以上の共同住宅は多くが許可（HMO）を要します。council に伝えてください。自分で magistrates に命令を求めることもできます。',
  },
  'gb.ask-neighbour.cuts-our-plants': {
    says: 'あなたの側では、隣人はあなたの同意なしに何もできません。入ることや手を伸ばすことは不法侵入（trespass）です。切ってよいのは境界を越えた部分だけで、境界までです。わざとそれ以上切ったり枯らしたりするのは犯罪（criminal damage）になりえます。写真と新しい植物の値段をつけ、やめるよう落ち着いて書き、調停を申し出てください。続くなら、county court に費用と命令を求められます。何度も繰り返すなら嫌がらせ（harassment）として警察に相談できます。',
  },
  'gb.ask-neighbour.dislikes-my-garden': {
    says: '見た目だけでは、隣人に請求する権利はありません。美しい眺めや家の値段への権利は法律にありません。根、害虫、水、越えてくる植物など、本当の害だけが問題です。council が片付けを命じられるのは、土地が地域をひどく損なうときだけで、不服も言えます。何もしなくてかまいません。やさしい言葉や調停で収まることもあります。メッセージは残してください。出身についての侮辱は憎悪犯罪になりえます。101に電話してください。',
  },
}
