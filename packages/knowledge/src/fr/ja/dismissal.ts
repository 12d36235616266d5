/** Being dismissed (licenciement): reasons, proof and the labour court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_JA: Words = {
  'fr.job.want-dismissed': {
    says: '雇い主が、あなたの仕事を終わらせています。手紙には理由がなければなりません。',
  },
  'fr.job.who': {
    says: "解雇を決めるのは雇い主ですが、労働裁判所（conseil de prud'hommes）が調べられます。",
  },
  'fr.job.reality': {
    says: '解雇には、本当で重大な理由が必要です。なければ、お金を受けられます。',
  },
  'fr.job.rights-summary': {
    says: '話し合い、はっきりした理由、予告、支払い、裁判官の権利があります。',
  },
  'fr.job.deadline-twelve': {
    says: '解雇の知らせから12か月以内に、労働裁判所に行けます。',
    action: "労働裁判所（conseil de prud'hommes）に行く",
    consequence: 'その後は、もう解雇を争えません。',
  },
  'fr.job.deadline-details': {
    says: '理由をもっと詳しく求めるために、手紙から15日あります。',
    action: '理由の詳しい説明を求める',
    consequence: '求めないと、理由があいまいなだけでは、もう解雇は不当になりません。',
  },
  'fr.job.step-reasons': {
    says: '理由を読んでください。あいまいなら、15日以内に、書留で詳しい説明を求めます。',
  },
  'fr.job.step-proof': {
    says: '何があったかを書きとめ、メール、メッセージ、給料明細、見た人の名前を残してください。',
  },
  'fr.job.step-advice': {
    says: '無料の相談を受けてください。労働組合、point-justice（3039）、労働法の情報（0 806 000 126）です。',
  },
  'fr.job.step-dispute': {
    says: '納得できなければ、書留でそう伝え、話し合いを申し出てください。12か月を書きとめます。',
  },
  'fr.job.right-reason': {
    says: 'はっきりした理由のある手紙を受ける権利があります。裁判官はその理由だけを見ます。',
  },
  'fr.job.right-court': {
    says: '解雇に正当な理由がなければ、裁判官は、給料と年数の表でお金を認めます。',
  },
  'fr.job.right-void': {
    says: '病気、妊娠、出身、組合の活動のため、またはいやがらせの後なら、無効です。仕事に戻るか、少なくとも6か月分の給料を受けます。',
  },
  'fr.job.option-court': {
    says: '証拠をつけて、訴えの用紙を送ります。まず、合意を試みる話し合いがあります。',
    title: '労働裁判所に行く',
    cost: '€50の負担金がかかることがあります。裁判の援助があれば、かかりません。弁護士は自由です。',
    time: '最長1年かそれ以上。',
    risk: '負けると、費用を分け合うことがあります。',
    bestFor: '理由がうそ、弱い、または違法のとき。',
  },
  'fr.job.option-deal': {
    says: '解雇の手紙の後に、話し合いでの解決（transaction）を申し出ます。先に表と比べます。',
    title: '話し合いで解決する',
    cost: '助言者の時間。',
    time: '数週間。',
    risk: '署名すると、あなたの請求は終わります。',
    bestFor: '早く終わらせたいとき。',
  },
  'fr.job.option-help': {
    says: '手紙、日付、金額を確かめてくれます。',
    title: '労働組合か無料の助言者と話す',
    cost: '無料、または組合費。',
    time: '今週、電話1本。',
    risk: 'ありません。',
    bestFor: 'このような手紙を受けたすべての人。',
  },
  'fr.job.warn-sign': {
    says: '迫られて、合意や退職の書類に署名しないでください。家に持ち帰り、先に聞いてください。',
  },
  'fr.job.warn-stay-away': {
    says: '理由なしに仕事を休まないでください。自分からやめたとみなされ、給付がないことがあります。',
  },
  'fr.job.insight-fault': {
    says: '手紙に、重い過失とあります。雇い主はそれを証明し、知った後すぐに動かなければなりません。',
    actionable:
      '日付を比べてください。事実、呼出し、手紙です。2か月より古い事実は、古すぎることがあります。',
  },
  'fr.job.tactic-details': {
    says: '15日以内に、理由の詳しい説明を求めてください。雇い主を縛るか、理由の弱さを示します。',
    risk: '雇い主が、理由をもっとはっきりさせることがあります。',
    notWhen: 'あいまいな理由をそのままにするよう、弁護士がすすめるとき。',
  },
  'fr.job.element-reason': {
    says: '手紙には理由を書かなければなりません。',
    name: '理由',
    ifMissing: '手紙に理由が見つかりません。理由がなければ、解雇は不当です。',
  },
}
