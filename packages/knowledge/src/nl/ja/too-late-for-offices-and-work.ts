/** What can still be done about taxes, benefits and a dismissal when the day is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_AND_WORK_JA: Words = {
  'nl.late.decision-reality': {
    says: '手紙から数えると、異議や支払いの期限は過ぎたようです。遅れた異議が通ることもあり、払うお金があれば分割も頼めます。',
  },
  'nl.late.decision-step': {
    says: '日が過ぎていても、今日役所に電話します。次に何があるかを聞きます。払うお金があれば、収入に合う分割を頼みます。',
  },
  'nl.late.decision-object': {
    says: '納得できないなら、それでも今日異議を出します。病気、強い負担、手紙が届かないなど遅れた理由を書き、証拠を付けます。',
  },
  'nl.late.decision-rights': {
    says: '遅れが自分のせいと言えない場合、遅れた異議も通ります。役所はあなたの事情を見なければなりません。記録を見て、分割も頼めます。',
  },
  'nl.late.decision-right': {
    says: '新しい事実や事情の変化があれば、6週間の後でも、新しい決定を役所に求められます。',
  },
  'nl.late.decision-option': {
    says: '決定が間違っている理由と、遅れた理由を、証拠と共に書きます。',
    title: '理由を付けて遅れて異議を出す',
    cost: '無料。',
    time: '今日。',
    risk: '理由が弱いと退けられます。',
    bestFor: '遅れが自分のせいでない人。',
  },
  'nl.late.decision-plan': {
    says: '収入に合う分割か、免除(kwijtschelding)を頼みます。',
    title: '今、分割を頼む',
    cost: 'ふつう利息。',
    time: '今日。',
    risk: '一度でも欠けると終わることがあります。',
    bestFor: '一度に払えない人。',
  },
  'nl.late.tax-lower': {
    says: '所得税が高すぎるなら、その年の後5年以内に頼めば、税務署はまだ下げることができます(ambtshalve vermindering)。',
  },
  'nl.late.allowance': {
    says: '手当(toeslag)の額が低すぎるなら、ふつうその年の後5年まで、Dienst Toeslagenに変更を頼めます。',
  },
  'nl.late.job-reality': {
    says: '手紙から数えると2か月は過ぎています。しかし、仕事の最後の日から数えるので、まだ間に合うかもしれません。',
  },
  'nl.late.job-step': {
    says: '仕事はいつ終わりましたか。2か月以内なら、今日弁護士か組合へ。3か月以内なら、今すぐ退職の補償(transitievergoeding)を裁判所に求めます。',
  },
  'nl.late.job-benefit': {
    says: 'まだ給付がなければ、今日UWVにWWを申請します。遅れると減らされることがあり、さかのぼるのはふつう26週までです。',
  },
  'nl.late.job-rights': {
    says: '2か月を過ぎると裁判官はふつう取り消せず、3か月で補償は失われます。未払い賃金は5年間請求できます。',
  },
  'nl.late.exit-step': {
    says: 'まだ署名していなければ、期日が過ぎても署名の義務はありません。時間と助言を求めます。署名済みなら、その時から14日(書面に記載がなければ21日)取り消せます。',
  },
}
