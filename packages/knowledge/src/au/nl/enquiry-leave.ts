/** The Dutch words of the rows in ../enquiry-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_NL: Words = {
  'au.ask.leave-paid-out': {
    says: 'Verlof dat u niet opnam, moet bij het einde worden uitbetaald. U mag alleen tot verlof worden gedwongen als uw award dat toelaat en het eerlijk is, zoals bij sluiting.',
  },
  'au.ask.public-holiday': {
    says: 'Op een feestdag mag u vrij zijn, met basisloon als u had gewerkt. Zij mogen u eerlijk vragen te werken, en u mag met een goede reden weigeren. Awards geven meestal meer loon.',
  },
  'au.ask.sick-leave': {
    says: 'Voltijders krijgen tien betaalde ziektedagen per jaar, deeltijders naar rato. Ze groeien vanaf de eerste dag: na vier maanden ongeveer drie. De baas mag ook voor één dag bewijs vragen. Een briefje van arts of apotheker of een verklaring (statutory declaration) kan genoeg zijn. Casuals hebben geen betaalde dagen. Voor een korte ziekte met bewijs mogen zij u niet ontslaan.',
  },
}
