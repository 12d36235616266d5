/** Questions about a refusal of PIP, and about Maternity Allowance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PIP_NO_POINTS_JA: Words = {
  'gb.ask-benefit.pip-no-points': {
    says: '決定から1か月以内に、電話か手紙で再検討（mandatory reconsideration）と評価者の報告書を求めてください。活動ごとに読み、どの点数が当てはまるか、安全に、十分に、必要な回数だけ、普通の時間でできないことを書いてください。一度できるかどうかではなく、それが基準です。医師やあなたを見ている人の手紙と2週間の記録をつけてください。それでも認められなければ、1か月以内に無料で審判所に申し立てられ、多くの人が勝っています。',
  },
  'gb.ask-benefit.maternity-allowance': {
    says: '出産予定週の前の66週のうち26週以上、雇われてか自営で働いていれば、たいてい受け取れます。そのうち13週（連続でなくてよい）は30ポンド以上の収入が必要です。その後に職を失っていてもかまいません。予定週の15週前より前に仕事が終わったなど、会社の出産手当（SMP）を受けられない人のためのものです。39週間、定額か、それより少なければ賃金の90%です。26週目から MA1 の用紙で申請します。27ポンドの額は、夫の事業を無給で手伝った場合など別のものです。',
  },
}
