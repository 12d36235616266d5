/** The Japanese words of the rows in ../enquiry-employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_JA: Words = {
  'de.ask-job.dismissed': {
    says: '手紙が届いた日から3週間以内に、労働裁判所に行けます。3日以内に、仕事を探していると登録してください。',
  },
  'de.ask-job.late-claim': {
    says: 'ふつうは遅すぎます。自分のせいでなくできなかったなら、遅れた訴えを認めるよう、2週間以内に裁判所に求めてください。',
    dependsOn: '自分のせいでなく期限内に動けなかったか',
  },
  'de.ask-job.on-paper': {
    says: '解雇は、紙で、手書きの署名がなければなりません。メール、メッセージ、口頭では、仕事は終わりません。',
  },
  'de.ask-job.oral': {
    says: '解雇には、紙と手書きの署名が必要です。働き続けると書面で伝え、相談してください。',
  },
  'de.ask-job.severance': {
    says: '自動的にお金をもらう権利はありません。話し合い、社会計画、または申し出（§ 1a KSchG）から出ます。よく1年につき月給の半分です。',
  },
  'de.ask-job.notice-period': {
    says: '法律では、月の15日か月末まで4週間、試用期間は2週間です。雇い主の側では7か月まで延びます。契約書を見てください。',
    dependsOn: 'だれが終わらせるか、何年働いたか',
  },
  'de.ask-job.exit-agreement': {
    says: 'すぐに署名しないでください。最長12週間の失業給付を失うことがあります。先に、労働組合、弁護士、Agentur für Arbeitに聞いてください。',
  },
  'de.ask-job.no-pay': {
    says: '期日を書いて、書面で求めてください。多くの契約では、請求は3か月後になくなります。その後、労働裁判所の申立ての窓口に行きます。',
  },
  'de.ask-job.insolvent-employer': {
    says: '2か月以内に、Agentur für ArbeitにInsolvenzgeldを申請してください。失った手取りの給料を、最長3か月分払います。',
  },
  'de.ask-job.minimum-wage': {
    says: '2026年は、ミニジョブ（Minijob）でも、1時間に少なくとも€13.90です。2027年1月1日からは€14.60です。',
  },
  'de.ask-job.minimum-wage-2027': {
    says: '2027年1月1日から、ミニジョブ（Minijob）でも、1時間に少なくとも€14.60です。',
  },
  'de.ask-job.holiday': {
    says: '法律では、1年に少なくとも4週間です。雇い主が期限内に知らせたときだけ、なくなります。仕事が終わると、残った日はお金で支払われます。',
    dependsOn: '契約書と、雇い主が知らせたか',
  },
  'de.ask-job.sick-pay': {
    says: '働いて4週間たった後は、雇い主が最長6週間、全額を払います。その後は、健康保険が傷病手当を払います。',
  },
  'de.ask-job.sick-dismissal': {
    says: '病気でも、解雇が禁じられるわけではありません。でも、病気だけで足りることはまれです。3週間以内に労働裁判所に行ってください。',
    dependsOn: 'どれだけ長く、どれだけよく病気か、会社の大きさ',
  },
  'de.ask-job.pregnant': {
    says: '妊娠から出産後4か月まで、そして育児休業中は、役所の許可なしに解雇できません。2週間以内に雇い主に知らせてください。',
  },
  'de.ask-job.warning': {
    says: '警告で仕事は終わりません。自分の説明を記録に入れてもらえます。まちがった警告に対して、短い期限はありません。',
    dependsOn: '言われたことが本当か',
  },
  'de.ask-job.reference': {
    says: 'あなたの先に役立つ、公正な書面の証明書を受ける権利があります。詳しいもの（qualifiziertes Zeugnis）を求めてください。',
  },
  'de.ask-job.block-time': {
    says: '正当な理由なしにやめるか、退職の合意書に署名すると、最長12週間の給付を失うことがあります。1か月以内に異議を出してください。',
    dependsOn: 'やめる正当な理由があったか',
  },
  'de.ask-job.discrimination': {
    says: '補償を求められます。ただし、2か月以内に書面でだけです。証拠を残し、Antidiskriminierungsstelleに電話してください。',
  },
  'de.ask-job.fixed-term': {
    says: '理由なしでは、長くても2年で、延長は3回までです。終わりを争うには、決めた終わりから3週間以内に裁判所に行きます。',
    dependsOn: '期間の理由と長さ',
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
  'de.ask-job.overtime': {
    says: '上司が命じた、または黙って認めた残業は、お金か休みで返さなければなりません。日、時間、知っていた人を書きとめ、早く求めてください。',
    dependsOn: '契約書と、上司が命じたか知っていたか',
  },
  'de.ask-job.minijob': {
    says: 'ミニジョブ（Minijob）でも同じ権利があります。有給休暇、病気のときの給料、最低賃金、予告期間、解雇からの保護です。',
  },
  'de.ask-job.probation': {
    says: '6か月までの試用期間では、どちらも、2週間の予告で、理由なしに仕事を終えられます。妊娠中の女性は守られています。',
  },
  'de.ask-job.stop-work': {
    says: '未払いが多いとき、約2か月分なら、働くのを止められます。まず足りない額を書き、最後の期限を決め、止めると予告してください。少額や短い遅れではできません。賃金の権利は残ります。先に相談してください。やり方を誤ると仕事を失うことがあります。',
  },
  'de.ask-job.leave-at-end': {
    says: '残りの日は、できれば解約の予告期間に取ってください。仕事が終わるため取れない日は、お金で払われます。どちらが辞めると言ったかは関係ありません。契約が3か月と決めることがあるので、早く書面で求めてください。',
  },
  'de.ask-job.meeting-while-sick': {
    says: '病気のあいだは、たいてい会社の面談に行く必要はありません。待てない急ぎの理由があり、体調が許すときだけです。短い電話は求められることがあります。診断書を添えて書面で断り、黙ったままにしないでください。',
  },
}
