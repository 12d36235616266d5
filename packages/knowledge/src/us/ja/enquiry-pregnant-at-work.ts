/** Questions about changes at work during pregnancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANT_AT_WORK_JA: Words = {
  'us.fact.pregnant-changes': {
    says: '従業員15人以上なら、妊娠中の働き手を守る法律は初日から適用されます。会社は話し合い、椅子、休憩、軽い仕事などを認めなければなりません。軽い仕事を労災だけに限ること、変更で足りるのに休ませること、減点は許されません。診断書を付けて書面で頼んでください。断られたらEEOCへ、180日以内（多くの州は300日）。',
  },
}
