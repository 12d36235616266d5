/** The Japanese words of Spain: dues of a community of owners. */
import type { Words } from '@plainletter/contracts/rule'

export const COMMUNITY_DUES_JA: Words = {
  'es.community.right-certificate': {
    says: '滞納の証明書と集会の議事録を求めてください。早い支払命令には両方が必要で、あなたに知らせていることも必要です。',
  },
  'es.community.right-contest': {
    says: '集会の決定は、3か月以内に争えます。法律に反するなら1年です。滞納をなくすか、その額を預ける必要があります。',
  },
  'es.community.know-share': {
    says: '所有者は、それぞれ共通の費用の分を払わなければなりません。滞納のある人は集会で話せますが、ほとんどの場合、投票できません。',
    learnMore: '今年とその前の3年の管理費については、住戸そのものが責任を負います。',
  },
  'es.community.step-account': {
    says: '管理者に、払っていない月、あなたの割合、受け取った支払いの一覧を求めてください。',
  },
}
