/** The Dutch words of the rows in ../employment-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_WORDS: Words = {
  'it.work.step-sign': {
    says: 'Teken alleen dat u het ontving („per ricevuta”), met de datum van vandaag. Bewaar de envelop.',
  },
  'it.work.step-challenge': {
    says: 'Stuur de schriftelijke aanvechting binnen 60 dagen: een korte brief is genoeg. Daarna hebt u 180 dagen voor de rechter of bemiddeling.',
  },
  'it.work.step-union': {
    says: 'Ga deze week naar een vakbond of arbeidsadvocaat met brief, contract en loonstroken.',
  },
  'it.work.step-sums': {
    says: 'Controleer de laatste loonstrook: opzegtermijn, TFR, vakantie, 13e maand.',
  },
  'it.work.step-proof': { says: 'Bewaar nu berichten, roosters en namen van getuigen.' },
}
