/** Questions about court papers given to someone else: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_GIVEN_TO_OTHERS_FR: Words = {
  'us.fact.served-on-relative': {
    says: "Dans la plupart des États, les papiers peuvent être laissés chez vous à un adulte qui y vit. Le délai court alors : déposez une réponse maintenant. S'ils sont allés à une ancienne adresse ou à quelqu'un qui ne vit pas avec vous, dites-le dans votre premier écrit au tribunal, sinon vous perdez ce point. Si un jugement est venu à votre insu, demandez vite son annulation. L'aide juridique est gratuite.",
  },
}
