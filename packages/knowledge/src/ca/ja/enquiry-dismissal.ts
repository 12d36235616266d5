/** Questions about a job that the employer ends: reasons, notice and pay in its place: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'ca.ask.fired': {
    says: 'ケベック州と国の法律の仕事のほかでは、理由なしに仕事を終わらせられますが、予告かお金が必要です。まだ署名しないでください。何が公正か、弁護士に聞きます。',
    dependsOn: '住んでいる州、働いた年数、理由',
  },
  'ca.ask.fired-qc': {
    says: 'ケベック州では、2年働いた後は、正当で十分な理由が必要です。45日以内にCNESSTに苦情を出してください。',
    dependsOn: '働いた長さと、理由',
  },
  'ca.ask.laid-off': {
    says: '予告かお金を受け取れます。解雇手当（severance）も受け取れるかもしれません。今すぐ雇用保険（employment insurance）を申し込んでください。相談する前に、権利放棄の書面（release）に署名しないでください。',
    dependsOn: '働いた年数と、契約',
  },
  'ca.ask.notice': {
    says: 'ほとんどの州では、最低は1年につき約1週間、8週間までです。裁判官がもっと多く認めることは多いです。',
    dependsOn: '住んでいる州と、働いた年数',
  },
  'ca.ask.fired-on': {
    says: 'オンタリオ州の法律では、1年につき約1週、8週までで、大きな会社で5年以上なら退職手当も出ます。裁判所はもっと多く認めることが多いです。まだ署名しないでください。',
  },
  'ca.ask.fired-bc': {
    says: 'ブリティッシュ・コロンビア州では、3か月で1週分、1年で2週分、3年で3週分、その後は1年ごとに1週分、8週までです。裁判所はもっと多く認めることが多いです。',
  },
  'ca.ask.fired-ab': {
    says: 'アルバータ州では、90日で1週、2年で2週、4年で4週、10年で8週までの予告か賃金が出ます。裁判所はもっと多く認めることが多いです。苦情は6か月以内です。',
  },
  'ca.ask.fired-sick-qc': {
    says: 'いいえ。ケベック州では、12か月に26週まで病気で休め、それを理由に解雇することは禁止です。45日以内にCNESSTに苦情を出してください。',
  },
  'ca.ask.fired-sick': {
    says: '病気を理由にした解雇は、たいてい人権法に反します。1年以内に苦情を出してください。予告の手当や、守られた休みの後の復職も求められます。',
  },
}
