/** The Dutch words of the rows in ../crash-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_CLAIMS_NL: Words = {
  'us.crash.right-proof': {
    says: 'U bent dit niet schuldig alleen omdat een verzekeraar het zegt. Vraag om het politierapport, foto’s, de reparatierekening en waarom u schuld hebt.',
  },
  'us.crash.right-shared': {
    says: 'In de meeste staten wordt het bedrag lager door het deel schuld van de andere bestuurder. In een paar staten eindigt de eis bij elke schuld van die ander.',
  },
  'us.crash.right-time': {
    says: 'De tijd om na een botsing naar de rechter te gaan is kort, meestal twee of drie jaar.',
  },
  'us.crash.step-insurer': {
    says: 'Stuur deze brief vandaag naar uw eigen autoverzekeraar. Die moet hem meestal afhandelen en u verdedigen.',
  },
}
