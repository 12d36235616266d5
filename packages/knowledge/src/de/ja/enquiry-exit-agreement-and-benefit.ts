/** Questions about an exit agreement and the unemployment pay that may be lost by it: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_JA: Words = {
  'de.ask-job.exit-and-benefit': {
    says: '相手の期日までに署名しないでください。署名の義務はありません。多くの場合、失業給付が12週止まり、予告期間を縮めるとさらに停止します。会社都合の解雇が確実で、予告期間が守られ、補償が勤続1年につき半月分までなら、多くは止まりません。解雇されたら3週間以内に訴えましょう。停止はなく、金額が増えることも多いです。先に雇用機関と弁護士に相談を。',
  },
}
