/** The Japanese words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUILDER_LIENS_JA: Words = {
  'us.lien.ca-builder': {
    says: 'カリフォルニアでは、工事業者が家への担保（lien）を登記してから90日以内に訴えないと、担保は終わります。必要な免許のない業者は、ほとんどの場合、請求できません。',
  },
}
