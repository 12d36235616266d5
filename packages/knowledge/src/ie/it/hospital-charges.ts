/** The Italian words of the rows in ../hospital-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOSPITAL_CHARGES_IT: Words = {
  'ie.hospital.want': {
    says: 'Un ospedale Le chiede di pagare una tassa. Guardi se Lei è tra chi non paga nulla.',
  },
  'ie.hospital.right-free': {
    says: 'Non paga i 100 € con una medical card, una lettera del Suo medico, o se poi L’hanno ricoverata. Neanche se è tornato per la stessa cosa.',
  },
  'ie.hospital.right-inpatient': {
    says: 'Dal 17 aprile 2023 un paziente pubblico non paga nulla al giorno in un ospedale pubblico.',
  },
  'ie.hospital.right-hardship': {
    says: 'Se pagare sarebbe troppo duro per Lei, chieda all’HSE di togliere la tassa o di pagare a piccole rate.',
  },
  'ie.hospital.step': {
    says: 'Scriva all’ufficio conti dell’ospedale. Mandi copia della medical card o della lettera del medico.',
  },
}
