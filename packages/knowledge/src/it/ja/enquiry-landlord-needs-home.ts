/** Questions about an owner who needs the home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_NEEDS_HOME_JA: Words = {
  'it.ask.landlord-needs-home': {
    dependsOn: '契約がいつ終わるか',
    says: '最初の4年（協定契約は3年）の終わりに、理由を示して6か月前に（多くは書留で）予告した場合だけです。子の必要は理由になります。契約の途中では無効で、口頭もほぼ無効なので、住み続けて払ってください。12か月以内にその用途で使われなければ、家賃36か月分か復帰を求められます。退去させられるのは裁判官だけです。',
  },
}
