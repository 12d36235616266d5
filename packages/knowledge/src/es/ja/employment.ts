/** Letters of employers that end a job: reasons, times, sums and papers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_JA: Words = {
  'es.work.want': {
    says: '会社があなたの仕事を終わらせ、いつからかを知らせています。',
  },
  'es.work.who': {
    says: '会社です。先に決めるのは会社ですが、まちがいだと裁判官が言うことができます。',
  },
  'es.work.rights': {
    says: '争い、最後の精算を受け、すぐに失業給付（paro）を申し込めます。',
  },
  'es.work.reality': {
    says: '手紙で終わりではありません。理由が証明されなければ、会社は仕事に戻すか、お金を払わなければなりません。',
  },
  'es.work.no-sign': {
    says: '手紙を受け取ったと署名しても、請求は失いません。「no conforme」（同意しない）と日付を加えてください。',
  },
  'es.work.deadline-challenge': {
    says: '争えるのは、最後の勤務日から20営業日です。ここでは安全のため、手紙から数えます。8月も数えます。',
    action: '調停の書類（papeleta de conciliación）を出す',
    consequence: 'もう解雇を争えません。',
  },
  'es.work.right-letter': {
    says: '事実と、効力が始まる日を書いた手紙を受ける権利があります。なければ、解雇は不当（improcedente）です。',
  },
  'es.work.right-thirty-three': {
    says: '裁判官が不当と認めたら、会社は仕事に戻すか、1年につき33日分を、最高24か月分払います。',
  },
  'es.work.right-null': {
    says: '妊娠、子どもの世話、病気、またはあなたの訴えが理由なら、無効になることがあります。そのときは、失った賃金を受けて戻ります。',
  },
  'es.work.right-hearing': {
    says: '懲戒解雇の前に、あなたの言い分を聞かなければなりません。最高裁判所が2024年11月からそう言っています。',
  },
  'es.work.right-final-pay': {
    says: '最後の日までの賃金、取らなかった休暇、特別手当の分（finiquito）を受ける権利があります。',
  },
  'es.work.right-rep': {
    says: '最後の精算に署名するとき、労働者の代表の立会いを頼めます。',
  },
  'es.work.right-no-lawyer': {
    says: '調停と最初の労働裁判所では、弁護士はいりません。そこでは、労働者に無料の法律扶助の権利があります。',
  },
  'es.work.option-appeal': {
    title: '解雇を争う',
    says: '調停を出し、合意がなければ労働裁判所に訴えます。',
    cost: '申立ては無料。弁護士、労働組合、または無料の法律扶助。',
    time: '出すまで20営業日。裁判は数か月。',
    risk: '小さいです。労働裁判所では、ほとんどの場合、費用はそれぞれが払います。',
    bestFor: '理由が本当でない、証明がない、または額が低すぎるとき。',
  },
  'es.work.option-negotiate': {
    title: '調停で合意する',
    says: 'もっと多い額か、よい理由を求めます。そこでの合意は判決と同じ力があります。',
    cost: '無料。',
    time: '数週間。',
    risk: '署名すると、変えられません。',
    bestFor: '戻りたくないとき。',
  },
  'es.work.option-help': {
    title: '助けを受ける',
    says: '労働組合か無料の弁護士が、手紙と額を確かめます。',
    cost: '組合員は無料か安いです。裁判では労働者に無料の法律扶助。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
  'es.work.option-accept': {
    title: '受け入れる',
    says: 'お金を受け取り、疑問があれば「no conforme」と署名し、失業給付を申し込みます。',
    cost: '無料。',
    time: '今。',
    risk: '20営業日の後は、争えません。',
    bestFor: '理由が本当で、額が正しいとき。',
  },
  'es.work.insight-vague': {
    says: '事実も日付もなく「成績が低い」とだけ書いた手紙は、弱いです。',
    actionable: '今は書面で説明しないでください。弁護士に使ってもらいます。',
  },
  'es.work.insight-trial': {
    says: '試用期間では理由なしで終わらせられますが、妊娠など禁じられた理由ではできません。',
    actionable: '試用期間が書面にあり、長すぎないか確かめてください。',
  },
  'es.work.warning-finiquito': {
    says: '額に疑問があるなら、すべて精算した（saldo y finiquito）という文に署名しないでください。「no conforme」を加えます。',
  },
  'es.work.element-facts': {
    name: '事実と日',
    says: '手紙には、事実と仕事が終わる日を書く必要があります。',
    ifMissing: '弁護士に伝えてください。事実か日付がなければ、ほとんどの場合、解雇は不当です。',
  },
  'es.work.element-sum': {
    name: '補償',
    says: '客観的な理由の解雇では、1年につき20日分を受け取れるようにする必要があります。',
    ifMissing: 'お金が示されなかったことを書きとめ、弁護士に伝えてください。',
  },
}
