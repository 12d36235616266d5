/** Questions about the thirteenth month’s pay: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_THIRTEENTH_MONTH_JA: Words = {
  'ch.ask.thirteenth': {
    says: '契約や労働協約で13か月目が「給料」と約束されていれば、12月前に辞めても働いた月の分がもらえます。「その時に在籍していること」という条件は給料には通りません。任意の賞与（Gratifikation）は、そう合意した時だけ割合で出ます。毎年条件なしに払われていたなら、給料と見なされることもあります。期日を付けて書面で求めてください。',
    dependsOn: '給料として約束されたか賞与か',
  },
}
