/** Music licences: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_JA: Words = {
  'gb.music.heard-want': {
    says: 'あなたの店などで音楽が聞こえ、許可証（licence）がなかったと言っています。お金と、署名した約束を求めることがあります。',
  },
  'gb.music.heard-step-advice': {
    says: '手紙の期限の前に、法律相談を受けてください。業界団体が無料でしていることがあります。',
  },
  'gb.music.heard-step-promise': {
    says: '相談の前に、誓約書（undertaking）に署名しないでください。後で破ると、大きなお金がかかることがあります。',
  },
  'gb.music.heard-step-proof': {
    says: '訪問それぞれのメモと、曲の一覧を求めてください。日、時間、だれが働いていたかを確かめます。',
  },
  'gb.music.heard-step-stop': {
    says: '今、許可証（licence）がないなら、取るまで音楽を止めてください。本当でなければ、流していないと言わないでください。',
  },
  'gb.music.heard-option-talk': {
    says: '音楽を始めた日から許可証（licence）を取ると提案し、残りをやめるよう求めます。',
    title: '相談したうえで、許可証について話し合う',
    cost: '許可証の料金と、訪問の費用がかかることがあります。',
    time: '手紙の期限の前。',
    risk: '書いたことは裁判で使われることがあるので、見てもらってください。',
    bestFor: '音楽を流し、許可証がなかった場合。',
  },
  'gb.music.heard-warn': {
    says: '訪問の証拠があると言っています。裁判所は、やめることと払うことを命じられます。裁判所の命令は守らなければならないので、真剣に考えてください。',
  },
  'gb.music.bill-want': {
    says: '請求書にある期間の音楽の許可証（licence）の料金を払うよう求めています。',
  },
  'gb.music.bill-step-check': {
    says: '請求書を店と比べてください。期間、料金表、席や床の広さ、今も音楽を流しているかです。',
  },
  'gb.music.want-licence': {
    says: 'あなたの店や会社で音楽が聞こえるかを知りたがっています。',
  },
  'gb.music.who': {
    says: 'PPL PRSは、2つの団体が持つ民間の会社です。PRS for Musicは曲を作る人のために集めます。PPLは、録音を作る人と演奏する人のために集めます。',
  },
  'gb.music.rights-summary': {
    says: '音楽がなければ、許可証（licence）はいりません。流すなら、どの料金表をなぜ使ったかを聞き、争えます。',
  },
  'gb.music.reality': {
    says: 'この手紙は請求書ではなく、裁判所からでもありません。音楽を流すかどうかに関係なく、多くの会社に送られます。',
  },
  'gb.music.reality-bill': {
    says: '民間の会社の請求書です。罰金（fine）ではなく、裁判所からでもありません。許可証に同意したか、その音楽を流したときだけ払う義務があります。',
  },
  'gb.music.no-entry': {
    says: '無理に入る、店を調べる、物を取ることはできません。だれでも入れる所には入ることができます。',
  },
  'gb.music.no-closing': {
    says: '手紙で店を閉めたり、音楽を止めたりはできません。裁判の後に裁判官だけが命じられます。',
  },
  'gb.music.know-headphones': {
    says: '自分のヘッドホンの音楽は、公に流すことになりません。1人の職場の一部では、PPL PRSは料金を求めないとしています。',
    learnMore:
      'だれに許可証がいるかのページを見てください。1人で働く人や、客の来ない自宅で働く人を確かめます。',
  },
  'gb.music.org-not-council': {
    says: 'これは役所の許可証でもTV Licenceでもありません。それらも必要かもしれませんが、別のものです。',
  },
  'gb.music.org-tribunal': {
    says: '特別な裁判所のCopyright Tribunalが、条件と値段が公正かを決められます。',
  },
  'gb.music.step-check': {
    says: '何が聞こえるか書いてください。ラジオ、テレビ、電話、保留の音楽、生演奏です。だれに聞こえるか、客か従業員かも書きます。',
  },
  'gb.music.step-no-music': {
    says: '従業員にも客にも音楽が聞こえないなら、2行でそう返事をしてください。写しを残します。',
  },
  'gb.music.step-which-tariff': {
    says: '音楽を流すなら、書面の見積りを求めてください。どの料金表、期間、部屋の広さを使ったか聞きます。',
  },
  'gb.music.step-in-writing': {
    says: '電話ではなく書面で答えてください。電話で言ったことが、請求の始まりになることがあります。',
  },
  'gb.music.step-pay': {
    says: '許可証（licence）が必要で金額が正しければ、買ってください。1年分が多すぎるなら、分割払いを頼みます。',
  },
  'gb.music.step-dispute': {
    says: '流していない音楽で請求されたら、証拠を求めてください。何が、いつ、だれに聞こえたかです。',
  },
  'gb.music.step-free-music': {
    says: 'PPL PRSの許可証がいらない音楽を使えます。会員でない人の音楽を選び、許可の証拠を残してください。',
  },
  'gb.music.step-staff': {
    says: '音楽の決まりを従業員に伝えてください。従業員がほかの人にラジオを聞かせると、会社が払うことになるかもしれません。',
  },
  'gb.music.right-no-licence': {
    says: '音楽を流さず、何も払わない権利があります。許可証（licence）が必要なのは、音楽を公に流すときだけです。',
  },
  'gb.music.right-no-duty': {
    says: '著作権の法律では、相手の用紙を書く義務はありません。それでも、短い返事をするのが賢明です。手紙が止まることが多いです。',
  },
  'gb.music.right-proof': {
    says: '著作権を破ったと言うなら、裁判所で証明しなければなりません。お金の請求で、罰金（fine）ではありません。',
  },
  'gb.music.right-private': {
    says: 'だれでも入れる所でない部屋に、訪問する人が入ることを断れます。',
  },
  'gb.music.right-tribunal': {
    says: '値段や条件が公正でないと思うなら、Copyright Tribunalに申し立てられます。',
  },
  'gb.music.right-fair-dealing': {
    says: 'はっきりした請求書を求められます。期間、料金表、金額です。もっと早く音楽をやめたなら、直すよう求めてください。',
  },
  'gb.music.option-no-music': {
    says: '従業員にも客にも音楽が聞こえないという短い手紙かメールを送ります。',
    title: '音楽を流していないと伝える',
    cost: '無料。',
    time: '10分。',
    risk: '本当でなければなりません。訪問して確かめることがあります。',
    bestFor: '何も流さない、またはヘッドホンだけの場合。',
  },
  'gb.music.option-buy': {
    says: '書面の見積りを求め、広さと使い方を確かめ、買います。その年は安心です。',
    title: '見積りを求め、許可証を買う',
    cost: '広さと使い方によります。先に聞いてください。',
    time: '1時間。',
    risk: '許可証は、やめるまで毎年続くことが多いです。',
    bestFor: '音楽が仕事の一部の場合。',
  },
  'gb.music.option-challenge': {
    says: '金額の計算を求めます。期間、部屋の広さ、使い方を直します。',
    title: '期間か料金表を争う',
    cost: '求めるのは無料。',
    time: '数週間。',
    risk: 'いつ音楽をやめたかの証拠を求められることがあります。',
    bestFor: '音楽のない日や部屋が請求に入っている場合。',
  },
  'gb.music.option-stop': {
    says: '音楽を止め、その日を伝え、許可証があれば終わらせます。',
    title: '音楽をやめる',
    cost: 'その後は無料。',
    time: '1日。',
    risk: '前の日の分は、まだ払う義務があるかもしれません。',
    bestFor: '音楽に払う価値がない場合。',
  },
  'gb.music.warn-real-claim': {
    says: 'PPL PRSは実際に裁判を起こすことがあり、負けた人が費用を払います。音楽を流すなら、放っておかないでください。',
  },
  'gb.music.warn-do-not-lie': {
    says: '許可証が必要だと知りながら流し続けると、お金が増え、犯罪になることもあります。本当でなければ「音楽はない」と言わないでください。',
  },
  'gb.music.warn-card': {
    says: '音楽の団体のふりをする電話もあります。電話してきた人にカードの情報を教えないでください。公式サイトの番号にかけ直します。',
  },
  'gb.music.insight-headline': {
    says: '言い方は事実よりきびしいです。手紙には、音楽が流れた証拠がありません。',
    actionable: '落ち着いて事実を答えてください。何を、いつから流し、だれに聞こえるかです。',
  },
  'gb.music.insight-surcharge': {
    says: '頼む前に音楽を流していたなら、最初の年は高いことがあります。その追加は相手の料金表なので、どこに書いてあるか聞いてください。',
    actionable:
      '追加がのっている料金表のページを求めてください。流す前に頼んだなら、追加をやめるよう求めます。',
  },
  'gb.music.insight-renewal': {
    says: '許可証（licence）は、毎年自動で続くことが多いです。音楽のなかった年の請求が来ることがあります。',
    actionable:
      '最後に使い方を伝えた日を確かめてください。音楽をやめた日を書いて、書面で知らせます。',
  },
  'gb.music.insight-both': {
    says: '曲には2人の持ち主がいます。作った人と、録音を作った人です。TheMusicLicenceは両方を1つの請求にします。',
    actionable:
      '昔からPRSだけ、またはPPLだけに払っているなら、二重の請求がないか確かめるよう頼んでください。',
  },
  'gb.music.tactic-written-quote': {
    says: '音楽が聞こえる部分を測ってください。本当の数字が小さければ、料金が下がることがあります。',
    risk: '数字は正直でなければなりません。',
    notWhen: '料金が広さで決まらないとき。',
  },
  'gb.music.tactic-trade-body': {
    says: '業界団体に聞いてください。料金表は業界団体と決めることが多く、特別な料金があることもあります。',
    risk: 'ありません。',
    notWhen: '音楽を流していないとき。',
  },
  'gb.music.myth-radio': {
    says: 'ラジオ、有料アプリ、自分のCDがあっても、客や従業員に音楽を流す権利は含まれません。別の権利です。',
  },
  'gb.music.debt-rules': {
    says: '代わりに取立て会社が書いてきても、もとの会社より強い力はありません。裁判所の判決（judgment）なしに物を取れません。',
  },
}
