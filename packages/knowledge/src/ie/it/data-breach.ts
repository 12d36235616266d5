/** The Italian words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_IT: Words = {
  'ie.breach.want': {
    says: 'Una ditta avvisa che altri possono aver visto i suoi dati. Non deve nulla, ma si protegga.',
  },
  'ie.breach.right-told': {
    says: 'Se il rischio è alto devono avvisarla subito, in modo chiaro, e dire cosa fare. Può chiedere quali dati.',
  },
  'ie.breach.right-complain': {
    says: 'Può reclamare gratis alla Commissione per la protezione dei dati e chiedere i danni al giudice.',
  },
  'ie.breach.step': {
    says: 'Cambi le password, avvisi la banca e non si fidi di telefonate sul caso.',
  },
}
