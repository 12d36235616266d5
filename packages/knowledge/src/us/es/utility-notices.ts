/** The Spanish words of the rows in ../utility-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_NOTICES_ES: Words = {
  'us.bill.right-procedure': {
    says: 'La ley federal pide a los estados que den aviso y una forma de disputar antes de cortar la luz o el gas.',
  },
  'us.bill.nc-notice': {
    says: 'En Carolina del Norte la compañía debe escribir al menos 10 días antes de cortar. En invierno protege a algunos hogares con ancianos o discapacitados.',
  },
  'us.bill.ga-winter': {
    says: 'En Georgia una compañía regulada no puede cortar la calefacción con heladas, de mediados de noviembre a mediados de marzo, si acepta un plan.',
  },
}
