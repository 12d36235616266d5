/** Questions of people whose work visa hangs on a job that ended: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_VISA_ENDED_NL: Words = {
  'us.immigration.ask-job-ended': {
    says: 'Meestal hebt u tot 60 dagen na het einde van uw baan, of tot de datum op uw I-94 als die eerder is. Voor uw gezin geldt hetzelfde. Voor die tijd moet een nieuw bedrijf een aanvraag voor u doen, of moet u een andere status aanvragen. Met een H-1B mag u beginnen zodra het nieuwe bedrijf de aanvraag heeft gedaan. Tot dan mag u niet werken. Een werkvergunning van uw man of vrouw die op uw visum rust, eindigt met uw status. Ga deze week naar een advocaat voor immigratie.',
  },
}
