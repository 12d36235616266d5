/** Questions about warnings, bullying and discrimination at work, and the first steps for workers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_JA: Words = {
  'de.ask-job.warning': {
    says: '署名する義務はなく、署名しなくても就労拒否にはなりません。するなら「受領のみ」と書き、内容が正しいとは決して認めないでください。仕事は終わりませんが、正当な警告は解雇の準備になり得ます。自分の反論を証拠と一緒に人事記録へ入れてもらい、間違いなら削除を書面で求めてください。短い期限はありません。',
    dependsOn: '言われたことが本当か',
  },
  'de.ask-job.discrimination': {
    says: '補償を求められます。ただし、2か月以内に書面でだけです。その後3か月以内に労働裁判所（Arbeitsgericht）に訴えます。証拠を残し、Antidiskriminierungsstelleに電話してください。',
  },
  'de.ask-job.step-date': {
    says: '手紙が届いた日をそれぞれ書きとめてください。裁判所に行く期間は3週間です。',
  },
  'de.ask-job.step-union': {
    says: '労働組合、弁護士、または労働裁判所の申立ての窓口に聞いてください。',
  },
  'de.ask-job.right-paper': {
    says: '解雇は、紙に手書きの署名があるときだけ有効です。',
  },
  'de.ask-job.guide-register': {
    says: '仕事が終わるとわかったら、3日以内に、仕事を探していると登録してください。',
  },
  'de.ask-job.guide-no-sign': {
    says: 'すぐには何にも署名しないでください。家に持ち帰り、見てもらいます。',
  },
  'de.ask-job.guide-claim-pay': {
    says: '未払いの給料は、早く書面で求めてください。多くの契約では、3か月後になくなります。',
  },
  'de.ask-job.guide-right-reason': {
    says: '6か月たった後、10人より多い会社では、解雇に法律に合う理由が必要です。',
  },
  'de.ask-job.guide-right-leave': {
    says: '1年に少なくとも4週間の有給休暇があります。',
  },
  'de.ask-job.guide-right-sick': {
    says: '病気のとき、雇い主は最長6週間給料を払います。',
  },
  'de.ask-job.guide-option-court': {
    says: '申立ての窓口が、あなたの訴えを無料で書きとめます。',
    title: '3週間以内に労働裁判所',
    cost: '前払いの手数料はありません。',
    time: '手紙から3週間。',
    risk: '最初の裁判所では、自分の弁護士に払います。',
    bestFor: '解雇に疑問があるとき。',
  },
  'de.ask-job.guide-warn': {
    says: '上司との話し合いでは、3週間は止まりません。',
  },
  'de.ask-job.bullying': {
    says: '会社にはあなたを守る義務があります。日、言葉、見た人を日記に書いてください。会社、Betriebsrat、AGGの窓口に書面で訴えると、調べなければなりません。医師にかかってください。急いで辞めないでください。失業給付を12週失うことがあります。組合か弁護士に相談を。',
  },
}
