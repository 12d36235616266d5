/** The Japanese words of the rows in ../disability-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_BENEFIT_JA: Words = {
  'nl.wia.right-jobs': {
    says: 'UWVが挙げる仕事でまだいくら稼げるかが基準です。減少が35%未満ならWIAはありません。その仕事が本当にできるか確かめてください。',
  },
  'nl.wia.step-reports': {
    says: '6週間以内に異議を出し、医師と職業専門家の両方の報告書を求めてください。主治医の意見も送ってください。',
  },
}
