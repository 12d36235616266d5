/** The Dutch words of the rows in ../cease-and-desist-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_BY_PROVINCE_NL: Words = {
  'ca.stop.on-silence': {
    says: 'In Ontario kan een rechter een zaak vroeg stoppen als het gaat om woorden over een openbare kwestie. Wie de zaak begon, betaalt meestal uw kosten.',
  },
  'ca.stop.bc-silence': {
    says: 'In British Columbia kan een rechter een zaak vroeg stoppen als het gaat om woorden over een openbare kwestie.',
  },
  'ca.stop.qc-abuse': {
    says: 'In Québec kan een rechter een zaak afwijzen die misbruik is of u wil laten zwijgen, en hen laten betalen.',
  },
  'ca.stop.qc-year': {
    says: 'In Québec hebben ze één jaar vanaf de dag dat ze van de woorden hoorden om een zaak over smaad te beginnen.',
  },
  'ca.stop.on-notice': {
    says: 'In Ontario hebben ze meestal twee jaar om een zaak te beginnen. Gaat het om een krant of uitzending, dan moeten ze binnen zes weken waarschuwen en binnen drie maanden een zaak beginnen.',
  },
}
