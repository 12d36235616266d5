/** The Japanese words of the rows in ../enquiry-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_JA: Words = {
  'us.home.know-voucher': {
    says: '連邦の補助や、連邦が支えるローンがある家では、州の定めより長い通知が必要なことがあります。',
    learnMore:
      '家賃がSection 8、公営住宅、税の優遇で補助されているか、建物のローンを連邦が支えているか聞いてください。',
  },
  'us.home.right-court': { says: '家から出される前に、裁判所の審理を受ける権利があります。' },
}
