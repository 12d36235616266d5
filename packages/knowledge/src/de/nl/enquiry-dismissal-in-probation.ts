/** Questions about dismissal in the trial time: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IN_PROBATION_NL: Words = {
  'de.ask-job.probation': {
    says: 'In een proeftijd tot zes maanden mag elke kant de baan met twee weken opzegging zonder reden beëindigen. Zwangere vrouwen zijn beschermd.',
  },
}
