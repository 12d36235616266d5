/** The Japanese words of the rows in ../workplace-warnings.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const WORKPLACE_WARNINGS_JA: Words = {
  ...stateWords('own-file', {
    CA: '書面で、自分の人事記録（personnel file）を見て写しをもらうよう求められます。会社の期限は30日です',
    IL: '書面で、自分の人事記録（personnel file）を見て写しをもらうよう求められます。自分の答えを付け加えられます',
    MA: '書面で、自分の人事記録（personnel file）を見て写しをもらうよう求められます。自分の答えを付け加えられます',
    MI: '書面で、自分の人事記録（personnel file）を見て写しをもらうよう求められます。自分の答えを付け加えられます',
    WA: '書面で、自分の人事記録（personnel file）を見て写しをもらうよう求められます。自分の答えを付け加えられます',
  }),
  'us.warned.want': {
    says: '会社は、あなたが決まりを破った、または仕事ができていないと言っています。後で解雇の理由に使うことがあります。',
  },
  'us.warned.right-protected': {
    says: '法律が守る休み、障害、不公平な扱いへの苦情を理由にした警告は、連邦法に反します。それが理由なら、会社に伝えてください。',
  },
  'us.warned.right-together': {
    says: '同僚と賃金や決まりについて話すのは自由です。組合があれば、処分につながる質問の前に、組合の人の同席を求められます。',
  },
  'us.warned.step': {
    says: '日付と見た人の名前を入れて、落ち着いて短く、書面で答えてください。その答えを自分の記録に入れるよう求めてください。',
  },
}
