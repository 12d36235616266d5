/** The Japanese words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_JA: Words = {
  'it.ask.inps-back': {
    says: '無料のpatronatoに行ってください。不服申立ては90日以内です。INPSのまちがいで払われた年金なら、正直な人は返さなくてよいことが多いです。',
  },
  'it.ask.benefit-refused': {
    says: 'patronatoが、90日以内に、INPSへの不服を無料で出します。障害（invalidità civile）を断られたときは、代わりに6か月以内に裁判所に行きます。',
  },
  'it.ask.single-allowance-age': {
    says: '18歳までは必ず受けられます。18歳から21歳までは、子が学校や研修に通う、市民奉仕(servizio civile)をする、失業者として登録している、または年8,000ユーロ未満で働いているときに続きます。障害のある子に年齢の上限はありません。18歳になったらINPSの申請を更新してください。patronatoが無料で手伝います。',
  },
  'it.ask.single-allowance-no-isee': {
    says: 'ISEEがなくても受けられますが、最低額だけです。2026年は未成年の子1人につき月約58ユーロ、18〜20歳は約30ユーロです。ISEEがあれば最大約204ユーロになります。6月30日までにISEE（DSU）を出すと、INPSは3月分から計算し直し差額を払います。それより後は、その月からです。DSUはCAFやINPSのサイトで無料です。',
  },
}
