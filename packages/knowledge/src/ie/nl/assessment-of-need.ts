/** The assessment of what a child or an adult with a disability needs: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSESSMENT_OF_NEED_NL: Words = {
  'ie.need.wants': {
    says: 'De brief gaat over het onderzoek naar wat u of uw kind nodig heeft door een beperking.',
  },
  'ie.need.right-time': {
    says: 'Het onderzoek moet binnen drie maanden na de aanvraag beginnen en binnen drie meer eindigen. Anders kunt u klagen.',
  },
  'ie.need.step': {
    says: 'Stuur nu een klacht naar de dienst van de HSE (complaints officer). Daarna kunt u in beroep, en de Circuit Court kan afdwingen wat is beslist.',
  },
}
