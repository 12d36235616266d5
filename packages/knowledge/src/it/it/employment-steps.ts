/** The Italian words of the rows in ../employment-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_WORDS: Words = {
  'it.work.step-sign': {
    says: 'Firmi solo "per ricevuta" con la data di oggi. Conservi la busta.',
  },
  'it.work.step-challenge': {
    says: "Mandi l'impugnazione scritta entro 60 giorni: basta una lettera breve. Poi ha 180 giorni per il ricorso o la conciliazione.",
  },
  'it.work.step-union': {
    says: 'Vada da un sindacato o da un avvocato questa settimana con lettera, contratto e buste paga.',
  },
  'it.work.step-sums': {
    says: "Controlli l'ultima busta paga: preavviso, TFR, ferie, tredicesima.",
  },
  'it.work.step-proof': { says: 'Salvi ora messaggi, turni e nomi di testimoni.' },
}
