/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_NL: Words = {
  'es.ask.paro-after-trial': {
    says: 'Verliet u de vorige baan zelf, dan geeft een door het nieuwe bedrijf beëindigde proef pas drie maanden daarna recht op werkloosheidsgeld (paro). Resterend betaald verlof telt mee, zegt het Hooggerechtshof. De betaalde jaren verliest u niet. Neem ook een korte baan: eindigt die buiten uw wil, dan telt alles. Tegen een fout nee: reclamación previa, 30 werkdagen.',
    dependsOn: 'of er drie maanden tussen beide dagen liggen',
  },
}
