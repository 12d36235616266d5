/** The Japanese words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_JA: Words = {
  'au.help.fwo': { does: '給料、休暇、予告について無料で助けます。' },
  'au.help.fwc': { does: '不公正な解雇や、仕事のほかの申立てを決めます。' },
  'au.help.scamwatch': { does: '詐欺の知らせを受け、何をするか教えます。' },
  'au.help.afsa': { does: '破産（bankruptcy）と借金の合意（debt agreements）を説明します。' },
  'au.help.accc': { does: '消費者の権利を説明し、知らせを受けます。' },
}
