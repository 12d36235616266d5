/** Questions about rights not read and unlawful searches: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVIDENCE_KEPT_OUT_JA: Words = {
  'us.fact.no-miranda': {
    says: 'ミランダ警告がなくても、事件は終わりません。使えなくなるのは、身柄を拘束されて警察の質問に答えた言葉だけで、ほかの証拠は残ります。弁護人が、裁判官の決めた日までに、公判前に証拠排除を申し立てます（motion to suppress）。それまで事件のことは、拘置所の電話でも話さないでください。弁護士のお金がなければ、裁判官に公選弁護人を求めてください。',
  },
  'us.fact.search-thrown-out': {
    says: '違法な捜索でも、それだけで事件は終わりません。ただし裁判官は見つかった物を証拠から外せるので、事件が成り立たなくなることも多いです。車の捜索には令状が要らない場合が多く、事実しだいです。弁護人が公判前に証拠排除を申し立てます（motion to suppress）。誰が何を言い、同意した人がいたかを今書いてください。警察には何も話さず、払えなければ公選弁護人を求めてください。',
  },
}
