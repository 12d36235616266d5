/** The Japanese words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'jp.debt.step-age': {
    says: '電話する前に、最後に払った日を確かめてください。5年を過ぎていたら、先に相談してください。',
  },
  'jp.debt.step-no-call': {
    says: '少しだけ払ったり、電話で約束したりしないでください。時効がやり直しになることがあります。',
  },
  'jp.debt.step-check': {
    says: '会社を確かめてください。許可を受けた債権回収会社は、法務省の一覧にあります。',
  },
  'jp.debt.step-write': { says: '契約書と取引の一覧を、書面で求めてください。' },
  'jp.debt.step-plan': {
    says: '本当の借金なら、弁護士や司法書士が分割払いの話合いをできます(任意整理)。法テラスに相談してください。',
  },
  'jp.debt.step-invoke': { says: '時効なら、内容証明郵便で伝えます。文は専門家と作ってください。' },
  'jp.debt.step-harass': {
    says: '電話や訪問を全部メモしてください。午後9時から午前8時の取立ては、正当な理由がなければ違法です。',
  },
}
