/** Letters of employers that end a job: what to do. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_NL: Words = {
  'es.work.step-sign': {
    says: 'Teken alleen dat u het kreeg: ‘recibí, no conforme’, met de datum van vandaag. Bewaar een kopie.',
  },
  'es.work.step-conciliation': {
    says: 'Dien de papeleta de conciliación (SMAC of het kantoor van uw regio) binnen 20 werkdagen in. Zij zet de klok een tijd stil.',
  },
  'es.work.step-union': {
    says: 'Praat deze week met een vakbond of arbeidsadvocaat. Neem de brief, het contract en loonstroken mee.',
  },
  'es.work.step-check-sum': {
    says: 'Controleer de bedragen: dagen loon per jaar, vakantie, extra betalingen. Vraag een lijst.',
  },
  'es.work.step-evidence': {
    says: 'Bewaar nu berichten, roosters en namen van getuigen, voor u de toegang verliest.',
  },
}
