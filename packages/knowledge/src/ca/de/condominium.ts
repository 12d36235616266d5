/** The German words of the rows in ../condominium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_WORDS: Words = {
  'ca.condo.on': {
    says: 'In Ontario muss die Eigentümergesellschaft (condominium corporation) Sie mindestens 10 Tage warnen, bevor sie ein Pfandrecht (lien) eintragen lässt. Es deckt höchstens drei Monate Beiträge vor diesem Tag.',
  },
  'ca.condo.bc': {
    says: 'In British Columbia muss die Eigentümergemeinschaft (strata) Sie zwei Wochen vorher schriftlich warnen, bevor sie ein Pfandrecht (lien) eintragen lässt oder klagt.',
  },
}
