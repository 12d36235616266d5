/** The Spanish words of the rows in ../enquiry-notice-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_BY_PROVINCE_ES: Words = {
  'ca.ask.fired-on': {
    says: 'En Ontario la ley da cerca de una semana por año, hasta 8, e indemnización tras 5 años en una empresa grande. Los tribunales suelen dar mucho más. No firme todavía.',
  },
  'ca.ask.fired-bc': {
    says: 'En Columbia Británica corresponde una semana de paga tras 3 meses, dos tras un año, tres tras 3 años, y luego una por año hasta 8. Los tribunales suelen dar mucho más.',
  },
  'ca.ask.fired-ab': {
    says: 'En Alberta corresponde una semana de preaviso o paga tras 90 días, dos tras 2 años, cuatro tras 4, hasta ocho tras 10. Los tribunales suelen dar más. Quéjese en seis meses.',
  },
}
