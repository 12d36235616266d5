/** The Japanese words of the rows in ../changed-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGED_CONTRACT_JA: Words = {
  'it.changed.want': {
    says: '会社が契約の料金や条件を変えます。受け入れるか、やめるかを選べます。',
  },
  'it.changed.right-bank': {
    says: '銀行は、正当な理由をつけて2か月前に書面で知らせます。その日まで、元の条件で無料でやめられます。',
  },
  'it.changed.right-energy': {
    says: '電気やガスの会社は、3か月前に書面で知らせます。無料で会社を変えられます。',
  },
  'it.changed.right-telecom': {
    says: '電話やネットの会社は、30日前に知らせます。その後60日以内なら無料でやめられます。',
  },
  'it.changed.step-compare': {
    says: '前の料金、新しい料金、始まる日を確かめましょう。他社と比べ、やめるならその日までに書きます。',
  },
}
