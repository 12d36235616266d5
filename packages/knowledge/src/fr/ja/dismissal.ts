/** The Japanese words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_JA: Words = {
  'fr.job.want-invite': {
    says: '雇い主が、決める前の話し合いに、あなたを呼んでいます。まだ解雇されていません。',
  },
  'fr.job.want-dismissed': {
    says: '雇い主が、あなたの仕事を終わらせています。手紙には理由がなければなりません。',
  },
  'fr.job.want-economic': {
    says: '雇い主は、あなたのしたことではなく、経済の理由で、仕事を終わらせようとしています。',
  },
  'fr.job.who': {
    says: "解雇を決めるのは雇い主ですが、労働裁判所（conseil de prud'hommes）が調べられます。",
  },
  'fr.job.reality': {
    says: '解雇には、本当で重大な理由が必要です。なければ、お金を受けられます。',
  },
  'fr.job.not-yet': {
    says: '話し合いの場で解雇はできません。手紙を送れるのは、早くても2営業日後です。',
  },
  'fr.job.not-yet-waive': {
    says: '最後の清算の署名で、請求をあきらめさせることはだれにもできません。それに反対するために6か月あります。',
  },
  'fr.job.rights-summary': {
    says: '話し合い、はっきりした理由、予告、支払い、裁判官の権利があります。',
  },
  'fr.job.know-adviser': {
    says: '会社に従業員の代表がいなければ、無料の外の助言者（conseiller du salarié）が一緒に行けます。',
    learnMore: '名簿は町役場と労働の役所にあります。呼出しにそう書かなければなりません。',
  },
  'fr.job.know-benefits': {
    says: '重い過失によるものでも、どの解雇の後でも、France Travailに給付を求められます。',
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
  'fr.job.deadline-csp': {
    says: '仕事の安全の契約（CSP）に「はい」か「いいえ」を言うために、申し出から21日あります。黙っていると「いいえ」です。',
    action: 'CSPの申し出について決める',
    consequence: 'その後、申し出はなくなります。',
  },
  'fr.job.deadline-receipt': {
    says: '最後の清算に署名したなら、その金額に反対するために6か月あります。',
    action: '書留で、最後の清算に反対する',
    consequence: 'その後、書かれた金額は確定します。',
  },
  'fr.job.step-invite': {
    says: '同僚か助言者と、話し合いに行ってください。聞き、書きとめ、そこでは何にも署名しないでください。',
  },
  'fr.job.step-invite-check': {
    says: '日を数えてください。手紙を受け取ってから話し合いまで、丸5営業日がなければなりません。',
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
  'fr.job.step-register': {
    says: '契約が終わった次の日に、France Travailに登録してください。雇い主は書類を渡さなければなりません。',
  },
  'fr.job.step-papers': {
    says: '最後の書類を確かめてください。仕事の証明書、France Travailの用紙、最後の清算（solde de tout compte）です。',
  },
  'fr.job.step-dispute': {
    says: '納得できなければ、書留でそう伝え、話し合いを申し出てください。12か月を書きとめます。',
  },
  'fr.job.right-meeting': {
    says: '先に、少なくとも5営業日前に呼ばれ、だれかと一緒に話し合う権利があります。',
  },
  'fr.job.right-reason': {
    says: 'はっきりした理由のある手紙を受ける権利があります。裁判官はその理由だけを見ます。',
  },
  'fr.job.right-notice': {
    says: '予告の権利があります。6か月働いてからは1か月、2年からは2か月です。労働協約で、もっと長いことがあります。',
  },
  'fr.job.right-pay': {
    says: '8か月の後は、解雇のお金があります。1年につき月給の4分の1、11年目からは3分の1です。',
  },
  'fr.job.right-fault': {
    says: '重い過失（faute grave）では、予告も解雇のお金もありません。使わなかった休暇は、それでも払わなければなりません。',
  },
  'fr.job.right-court': {
    says: '解雇に正当な理由がなければ、裁判官は、給料と年数の表でお金を認めます。',
  },
  'fr.job.right-void': {
    says: '病気、妊娠、出身、組合の活動のため、またはいやがらせの後なら、無効です。仕事に戻るか、少なくとも6か月分の給料を受けます。',
  },
  'fr.job.right-economic-move': {
    says: '経済の理由の解雇の前に、雇い主は、フランスにあるグループの中も含め、あなたの別の仕事を探さなければなりません。',
  },
  'fr.job.right-rehire': {
    says: '1年以内に求めれば、あなたに合う新しい仕事で、先に選ばれます。',
  },
  'fr.job.right-csp': {
    says: '1,000人より少ない会社では、仕事の安全の契約（CSP）を申し出なければなりません。研修と、もっと良い給付です。',
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
  'fr.job.option-accept': {
    says: '予告、解雇のお金、休暇のお金を確かめます。France Travailに登録します。',
    title: '受け入れて、もらうべきものを求める',
    cost: '何もかかりません。',
    time: '1日。',
    risk: '理由が悪かったなら、お金を逃すことがあります。',
    bestFor: '理由が正しく、金額が合うとき。',
  },
  'fr.job.warn-sign': {
    says: '迫られて、合意や退職の書類に署名しないでください。家に持ち帰り、先に聞いてください。',
  },
  'fr.job.right-sanction-meeting': {
    says: '仕事に関わる罰の前に、話し合いに呼ばなければなりません。同僚を連れて行け、理由は書面で示さなければなりません。',
  },
  'fr.job.right-two-months': {
    says: '2か月より前から知っている過失を、罰してはいけません。厳しすぎる罰は、裁判官が取り消せます。',
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
  'fr.job.element-meeting': {
    says: '先に話し合いがなければなりません。',
    name: '前の話し合い',
    ifMissing: '話し合いのことが見つかりません。なかったなら、最大で月給1か月分を受けられます。',
  },
  'fr.job.element-adviser': {
    says: '呼出しには、だれかを連れて来てよいと書かなければなりません。',
    name: 'だれかを連れて来てよいこと',
    ifMissing:
      'だれかを連れて来てよいという説明が見つかりません。書きとめてください。これで、お金を受けられることがあります。',
  },
}
