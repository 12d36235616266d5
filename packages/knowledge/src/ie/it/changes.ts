/** The Italian words of Ireland: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_IT: Words = {
  'ie.news.rent-control': {
    says: 'Dal 20 giugno 2025 i limiti agli aumenti di affitto valgono in tutto il Paese.',
    was: 'I limiti valevano solo in alcune zone (rent pressure zones).',
    is: 'Tutto il Paese è coperto. Controlli un avviso di affitto con il Residential Tenancies Board.',
  },
  'ie.news.lender-rules': {
    says: 'Nuove regole per banche e società di prestito sui clienti in arretrato valgono dal 24 marzo 2026.',
    was: 'Valevano il Consumer Protection Code del 2012 e il codice sugli arretrati dei mutui.',
    is: 'Regolamenti della banca centrale (Central Bank) ne hanno preso il posto. Chi presta deve ancora aiutarla e non contattarla troppo.',
  },
  'ie.news.minimum-wage': {
    says: 'Dal 1 gennaio 2026 la paga minima è di 14,15 € all’ora.',
    was: 'Era di 13,50 € all’ora.',
    is: 'È di 14,15 € per chi ha 20 anni o più.',
  },
  'ie.news.auto-enrolment': {
    says: 'Dal 1 gennaio 2026 quasi tutti i dipendenti senza pensione aziendale entrano in un piano di risparmio dello Stato.',
    was: 'Nessuno doveva entrare in una pensione aziendale.',
    is: 'Pagano Lei, il datore e lo Stato. Può uscire nel settimo e ottavo mese.',
  },
  ...europeanChangeWords('ie', 'it'),
}
