/** Questions about what a boss may ask about an illness: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_AT_WORK_JA: Words = {
  'de.ask-job.reason-for-illness': {
    says: '言う必要はありません。病気であることと、どのくらい続きそうかだけをすぐ伝えます。4日目からは医師の証明が必要で、会社が求めればもっと早く必要です（会社がオンラインで取得、eAU）。病名は、届出が必要な感染症などを除き、個人の秘密です。',
  },
}
