/** The Italian words of the rows in ../enquiry-used-car-warranties-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_IT: Words = {
  'us.state.ma.ask-used-car': {
    says: 'Hai diritti: in Massachusetts un concessionario non può vendere quasi nessun usato «as is». La garanzia è 90 giorni o 3.750 miglia sotto 40.000 miglia, 60 giorni o 2.500 fino a 80.000, 30 giorni o 1.250 fino a 125.000. Dopo tre riparazioni fallite o 10 giorni lavorativi in officina, rimborso. Scrivi ora.',
  },
  'us.state.ny.ask-used-car': {
    says: 'Hai diritti: a New York un concessionario deve garantire per iscritto quasi ogni usato da 1.500 dollari in su. 90 giorni o 4.000 miglia fino a 36.000 miglia, 60 giorni o 3.000 fino a 80.000, 30 giorni o 1.000 fino a 100.000. Dopo tre riparazioni fallite o 15 giorni di fermo, rimborso. Scrivi ora.',
  },
  'us.ask-consumer.used-lemon': {
    says: 'Quasi tutte le lemon law coprono solo auto nuove, e spesso usate ancora nella prima garanzia del costruttore. Alcuni stati ne hanno una per l’usato dei concessionari, come New York, Massachusetts e New Jersey. Guardi il foglio sul vetro (Buyers Guide): “as is” o con garanzia. Anche “as is”, chi ha mentito o nascosto un difetto può dover pagare. Gli scriva subito e tenga le carte dell’officina.',
    dependsOn: 'il suo stato, la garanzia e il foglio sul vetro',
  },
}
