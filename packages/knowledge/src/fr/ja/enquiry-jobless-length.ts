/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_JA: Words = {
  'fr.ask-work.jobless-length': {
    says: '55歳未満は最長18か月です。55歳と56歳は22.5か月、57歳からは27か月です。合意による終了（rupture conventionnelle）については、労使が2026年2月に15か月、55歳からは20.5か月と合意しました。契約が終わった日にどの決まりが当てはまるか、France Travailに書面で聞いてください。',
    dependsOn: '年齢と、契約がいつどう終わったか',
  },
}
