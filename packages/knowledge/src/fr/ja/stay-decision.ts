/** The Japanese words of the rows in ../stay-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_DECISION_JA: Words = {
  'fr.stay.want': {
    says: '知事（préfet）が、あなたがフランスにいることについて決めています。',
  },
  'fr.stay.reality': {
    says: '裁判所に行く時間はとても短く、1か月、7日、または48時間です。最後のページにどれか書いてあります。今日、弁護士に相談してください。',
  },
  'fr.stay.warn': {
    says: '期限を過ぎないようにしてください。その後は、送り返され、戻ることを禁じられることがあります。',
  },
  'fr.stay.deadline': {
    says: '出るための時間が30日なら、行政裁判所に行くために1か月あります。',
    action: 'OQTFを争って、行政裁判所に行く',
    consequence: '裁判官が見ないまま、送り返されることがあります。',
  },
  'fr.stay.right-suspend': {
    says: '出るようにという命令に期限内に不服を出すと、裁判官が決めるまで、送り返しは止まります。',
  },
  'fr.stay.right-counsel': {
    says: '収入が少なければ、弁護士は無料です（aide juridictionnelle）。すぐに求めてください。裁判所か弁護士が、申請を手伝えます。',
  },
  'fr.stay.right-family': {
    says: 'フランスの家族、子ども、ここにいた年数、仕事、健康が考えに入ります。その証拠を集めてください。',
  },
  'fr.stay.right-refusal': {
    says: '出るようにという命令のない、許可の断りは、2か月以内に行政裁判所に出せます。急ぎなら、停止（référé）を求めてください。',
  },
  'fr.stay.step': {
    says: '今日、手紙と封筒を、弁護士、Cimade、またはpoint-justice（3039）に持って行ってください。',
  },
  'fr.stay.option': {
    says: '期限内に、行政裁判所に不服を出します。',
    title: '期限内に裁判所に行く',
    cost: '裁判所は無料。弁護士には裁判の援助。',
    time: '1か月、7日、または48時間。',
    risk: '1時間遅れると、終わりです。',
    bestFor: 'ここにいる理由があるとき。',
  },
  'fr.visa.want': {
    says: '領事館があなたのビザを拒否しました。',
  },
  'fr.visa.reality': {
    says: '拒否は覆ることがあり、よりよい書類で申請し直すこともできます。ただし、争える期間は短いです。',
  },
  'fr.visa.right-thirty': {
    says: '30日以内にナントで争えます。短期滞在はビザ担当局（sous-directeur des visas）、長期滞在は委員会（CRRV）です。2か月返事がなければ拒否とみなされます。その後はナントの裁判所です。',
  },
  'fr.visa.right-papers': {
    says: '出生や結婚の書類が証拠にならないと言われましたか。外国の書類は、偽りを示す事実がなければ有効です。示すのは相手です。家族生活の権利も考慮されます。',
  },
  'fr.visa.step': {
    says: 'フランス語で書き、署名し、拒否通知の写しを付けましょう。印の付いた理由ごとに証拠で答え、書留で送ります。',
  },
}
