/** The Japanese words of Spain: court claims. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'es.claim.want-order': {
    says: 'これは裁判所の支払命令（monitorio）です。だれかが、あなたに払わせるよう裁判所に求めています。裁判所は、まだあなたの話を聞いていません。',
  },
  'es.claim.want-claim': {
    says: 'だれかがあなたを訴えました。裁判所は、あなたの答えを求めています。',
  },
  'es.claim.want-eviction': {
    says: '家主が、立ち退き（desahucio）を裁判所に求めています。動けるのは10営業日です。',
  },
  'es.claim.who': {
    says: '裁判所とその書記官（letrado de la Administración de Justicia）が送っています。大切な問題ですが、まだ決定ではありません。',
  },
  'es.claim.rights': {
    says: '反対し、理由を言い、話を聞いてもらえます。収入が少なければ、無料の弁護士を頼めます。',
  },
  'es.claim.reality': {
    says: '何もしないと、相手は証拠を増やさずに勝てます。期限内に答えれば、相手が証明しなければなりません。',
  },
  'es.claim.no-seizure': {
    says: '答える期間の間は、給料や口座を取れません。',
  },
  'es.claim.august': {
    says: '裁判所の日数では、土曜日、日曜日、祝日、8月、12月24日から1月6日を数えません。ここでは安全のため、除く日を少なくして数えます。',
  },
  'es.claim.unfair-check': {
    says: '消費者への支払命令では、裁判官が不公正な条項を調べなければなりません。見つけたら、裁判所に伝えてください。',
  },
  'es.claim.deadline-order': {
    says: '受け取った日から20営業日です。ここでは安全のため、その日付から数えます。',
    action: '払う、または裁判所に反対（oposición）を送る',
    consequence: '債権者は、給料、口座、物を取るよう裁判所に求められます。',
  },
  'es.claim.deadline-oral': {
    says: '口頭の裁判（juicio verbal）では、訴えを受け取った日から10営業日です。',
    action: '裁判所に書面の答え（contestación）を送る',
    consequence: '裁判はあなたなしで進み（rebeldía）、負けることがあります。',
  },
  'es.claim.deadline-ordinary': {
    says: '通常の裁判（juicio ordinario）では、訴えを受け取った日から20営業日です。',
    action: '弁護士と訴訟代理人（procurador）を通して答えを送る',
    consequence: '裁判はあなたなしで進み（rebeldía）、負けることがあります。',
  },
  'es.claim.deadline-eviction': {
    says: '出る、全部払う、または反対するまで、10営業日です。ここでは安全のため、書類の日付から数えます。',
    action: '家賃を全部払う、反対する、または無料の弁護士を頼む',
    consequence: '裁判所が契約を終わらせ、立ち退きの日はそのままです。',
  },
  'es.claim.deadline-free-lawyer': {
    says: '立ち退きか口頭の裁判では、3営業日以内に無料の弁護士を頼んでください。そうすると、裁判所は期間を止められます。',
    action: '裁判所か弁護士会に無料の弁護士を頼む',
    consequence: '弁護士を待つ間、期間が止まらないことがあります。',
  },
  'es.claim.right-oppose': {
    says: '支払命令に反対する権利があります。払った、額がちがう、自分のでない、古すぎる、不公正な条項など、理由を言う必要があります。',
  },
  'es.claim.right-no-lawyer-2000': {
    says: '€2,000まで、反対や答えに弁護士も訴訟代理人（procurador）もいりません。',
  },
  'es.claim.right-legal-aid': {
    says: '収入が少なければ、無料の弁護士と訴訟代理人の権利（justicia gratuita）があります。弁護士会か裁判所に頼んでください。',
  },
  'es.claim.right-stop-clock': {
    says: '無料の弁護士を頼むとき、期間を止めるよう、裁判所に書面でも求めてください。',
  },
  'es.claim.right-pay-rent-once': {
    says: '家賃による立ち退きは、期限内に全部払えば1回止められます（enervar）。前にもした、または正式な請求を30日放っておいたときは別です。',
  },
  'es.claim.right-vulnerable': {
    says: '家があぶなく、収入が少なければ、裁判所は福祉に知らせなければなりません。裁判を2か月、持ち主が会社なら4か月止められます。',
  },
  'es.claim.right-fixed-day': {
    says: '立ち退きには、あなたに知らせた決まった日と時刻が必要です。',
  },
  'es.claim.right-masc-missing': {
    says: 'ほとんどの民事の請求では、相手は先に話し合いを試みたことを示す必要があります。していなければ、裁判所に伝えてください。',
  },
  'es.claim.right-counter': {
    says: '答えの中で、相手があなたに払うべきものも言えます。方法は弁護士に聞いてください。',
  },
  'es.claim.step-date': {
    says: '受け取った日を書きとめてください。最後の日に印をつけます。封筒を残してください。',
  },
  'es.claim.step-real': {
    says: '本物か確かめてください。裁判所と事件番号（NIG）を見て、自分で調べた番号で裁判所に電話します。',
  },
  'es.claim.step-lawyer': {
    says: '今日、弁護士を頼んでください。弁護士会（Colegio de Abogados）の無料の弁護士か、自分の弁護士です。',
  },
  'es.claim.step-oppose': {
    says: '全部は払う義務がないなら、最後の日の前に、理由を付けて書面の反対を送ってください。どの部分を否定するかをはっきり書きます。',
  },
  'es.claim.step-answer': {
    says: '最後の日の前に、理由と書類を付けて、書面の答えを送ってください。',
  },
  'es.claim.step-social': {
    says: '今すぐ、町の福祉（servicios sociales）に行ってください。困っていることの報告書と、家賃の助けを頼みます。',
  },
  'es.claim.step-agree': {
    says: '払う義務があるなら、相手の弁護士に電話し、計画を提案してください。合意を裁判所に出して、裁判を終わらせられます。',
  },
  'es.claim.step-old-debt': {
    says: '借金が5年より古いなら、古すぎる（prescripción）と答えに書いてください。裁判官は、代わりに言ってくれません。',
  },
  'es.claim.step-copies': {
    says: '書類を裁判所の事務所に出して、印のある写しをもらうか、サイト（sede judicial electrónica）を使ってください。',
  },
  'es.claim.option-defend': {
    title: '請求に反対する',
    says: '払う義務がない、または全部ではない理由を裁判所に伝えます。そうすると、相手が証明しなければなりません。',
    cost: '€2,000までで、自分だけでするなら無料。それより上は弁護士、または無料の法律扶助。',
    time: '今、数時間。裁判は数か月かかることがあります。',
    risk: '負けると、相手の費用を払うことがあります。',
    bestFor: '払った、まちがい、古すぎる、自分のでない、または不公正なとき。',
  },
  'es.claim.option-defend-home': {
    title: '家を守る',
    says: '期限内に全部払うか、弁護士と反対します。困っているなら、止めるよう求めます。',
    cost: '滞納の家賃。収入が少なければ、無料の弁護士。',
    time: '10営業日。',
    risk: '反対して負けると、家を出て、費用を払うことがあります。',
    bestFor: '住み続けたい、または時間が必要なとき。',
  },
  'es.claim.option-negotiate': {
    title: '合意する',
    says: '分割を提案します。費用なしで裁判を終えるよう頼みます。',
    cost: '合意した額。',
    time: '数日。期間は進み続けます。',
    risk: '書面の合意がなければ、裁判は続きます。',
    bestFor: '払う義務があり、分割なら払えるとき。',
  },
  'es.claim.option-pay': {
    title: '期限内に払う',
    says: '裁判所のとおりに全額を払い、証拠を裁判所に送ります。それで裁判は終わります。',
    cost: '請求の額。支払命令では、期限内に払えば費用はありません。',
    time: '最後の日の前。',
    risk: '小さいです。',
    bestFor: '全部払う義務があり、払えるとき。',
  },
  'es.claim.option-help': {
    title: '無料の弁護士を頼む',
    says: '弁護士会に法律扶助を頼みます。そこでの最初の相談は、だれでも無料のことが多いです。',
    cost: '収入が少なければ無料。',
    time: '今週、1回の訪問。',
    risk: '待つ間に期間を過ぎないようにしてください。',
    bestFor: '裁判所の書類ならどんなものでも。',
  },
  'es.claim.insight-silence': {
    says: '支払命令に答えないと、判決と同じ強さになります。',
    actionable: '一部だけ払う義務があるときも、最後の日の前に答えてください。',
  },
  'es.claim.insight-over-15000': {
    says: '€15,000を超えると、あなたが反対した後、債権者は1か月以内に新しい裁判を起こす必要があります。そうしないと裁判は終わり、債権者が費用を払います。',
    actionable: 'その1か月の後どうなったか、裁判所の書記官に聞いてください。',
  },
  'es.claim.warning-no-ignore': {
    says: '裁判所の書類を放っておかないでください。玄関で断っても止まりません。渡されたことになります。',
  },
  'es.claim.tactic-partial': {
    says: '一部を払う義務があるなら、その部分だけを認め、残りに反対します。',
    risk: '認めた部分は取り立てられます。',
    notWhen: '借金の全部が古すぎるときは使わないでください。',
  },
}
