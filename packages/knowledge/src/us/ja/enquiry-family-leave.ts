/** Questions about family and medical leave: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_LEAVE_JA: Words = {
  'us.ask-work.family-leave': {
    says: '会社に50人以上、あなたがそこで1年と1,250時間働いていることが必要です。そうすれば無給で12週間休み、仕事も残ります。給料を払う州もあります。',
    dependsOn: '会社の大きさと、どれだけ働いたか',
  },
  'us.ask-everyday.medical-leave': {
    says: '場合によります。健康の問題で、休む権利や職場での調整を受ける権利があったなら、それを求めたことを理由にした解雇は違法です。EEOCかLabor Departmentに聞いてください。',
    dependsOn: '会社の大きさと、そこで働いた長さ',
  },
  'us.ask-life.family-leave': {
    says: '50人の会社では、ほとんどの場合、親、子、夫や妻、または自分の病気のために、無給で12週間休めます。仕事は残ります。給料の一部を払う州もあります。',
    dependsOn: '会社の大きさ、1年働いたか、あなたの州',
  },
}
