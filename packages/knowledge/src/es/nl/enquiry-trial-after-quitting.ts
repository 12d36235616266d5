/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_NL: Words = {
  'es.ask.paro-after-trial': {
    says: 'Verliet u de vorige baan zelf, dan geeft een door het nieuwe bedrijf beëindigde proef pas drie maanden daarna recht op werkloosheidsgeld (paro). Resterend betaald verlof telt mee, zegt het Hooggerechtshof. De betaalde jaren verliest u niet. Neem ook een korte baan: eindigt die buiten uw wil, dan telt alles. Tegen een fout nee: reclamación previa, 30 werkdagen.',
    dependsOn: 'of er drie maanden tussen beide dagen liggen',
  },
  'es.ask.paro-trial': {
    says: 'Ja, als het bedrijf de proeftijd beëindigde en u in zes jaar 360 dagen premie hebt betaald. Vraag het binnen 15 werkdagen aan bij de SEPE. Had u uw vorige baan zelf opgezegd, dan moeten er sinds die dag drie maanden voorbij zijn. Stopte u zelf in de proeftijd, dan is er geen uitkering.',
    dependsOn: 'of u uw vorige baan zelf opzegde',
  },
  'es.ask.final-pay-unpaid': {
    says: 'Het bedrijf is op de laatste dag het loon, het deel van de extra’s en de vrije dagen die over zijn schuldig. De wet noemt geen andere termijn. Vraag het schriftelijk (burofax) met een datum. Vraag dan om bemiddeling (papeleta de conciliación). U hebt een jaar, met 10 % rente. Teken alleen met „no conforme, no cobrado”. Is het bedrijf failliet, dan betaalt FOGASA een deel. Tegen het ontslag zelf: slechts 20 werkdagen.',
  },
}
