/** Questions about a residence permit of somebody who needs social assistance: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_JA: Words = {
  'ch.ask.permit-and-assistance': {
    says: 'すぐにも自動的にも失いません。B許可は、生活扶助に頼ると危うくなりえます。C許可は、長く多額に頼る場合だけか、Bに変えられます。役所は理由、住んだ年数、家族を考え合わせなければなりません。短い間の少しの扶助は、多くは理由になりません。仕事を探していると示してください。補足給付（EL、PC）は数えられません。',
  },
}
