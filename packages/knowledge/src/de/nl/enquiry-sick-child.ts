/** Questions about work while a child is ill: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_CHILD_NL: Words = {
  'de.ask-job.sick-child': {
    says: 'Nee, u mag thuisblijven als uw kind onder 12 ziek is, een arts dat zegt en niemand anders thuis kan zorgen. In 2026 zijn het 15 dagen per kind en ouder, 30 voor alleenstaanden. De ziekenkas betaalt meestal 90 % van het gemiste nettoloon. Zeg het meteen aan de baas en stuur het bewijs. U hoeft geen verlof op te nemen. Ontslag hierom zou onrechtmatig zijn.',
  },
}
