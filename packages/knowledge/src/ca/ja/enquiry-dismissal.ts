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
  'ca.ask.fired-sick-qc': {
    says: 'いいえ。ケベック州では、12か月に26週まで病気で休め、それを理由に解雇することは禁止です。45日以内にCNESSTに苦情を出してください。',
  },
  'ca.ask.fired-sick': {
    says: '病気を理由にした解雇は、たいてい人権法に反します。1年以内に苦情を出してください。予告の手当や、守られた休みの後の復職も求められます。',
  },
}
