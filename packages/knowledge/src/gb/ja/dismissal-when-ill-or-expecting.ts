/** Japanese: the words of the rows in ../dismissal-when-ill-or-expecting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WHEN_ILL_OR_EXPECTING_JA: Words = {
  'gb.illness.right-wait': {
    says: '公正な雇い主は、病気を理由に解雇する前に、医師に聞き、あなたと話し合います。もっと長く待てないかも考えます。',
  },
  'gb.redundancy.right-maternity': {
    says: '妊娠中、産休中、または復帰した方ですか。出産から18か月までは、合う空きの仕事を誰よりも先に提案しなければなりません。しないと解雇は不当です。',
  },
}
