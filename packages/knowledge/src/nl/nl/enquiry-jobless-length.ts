/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_NL: Words = {
  'nl.ask.ww-length': {
    says: 'De WW duurt minstens drie maanden. Werkte u in vier van de laatste vijf jaar, tel dan uw jaren werk. De eerste tien geven elk een maand, latere jaren sinds 2016 een halve, tot 24 maanden. Er zijn plannen voor een kortere tijd. Vraag UWV wat geldt op uw eerste dag zonder werk.',
    dependsOn: 'hoeveel jaar u werkte',
  },
}
