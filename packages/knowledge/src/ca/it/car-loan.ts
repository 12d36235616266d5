/** The Italian words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_IT: Words = {
  'ca.car.want': { says: 'Chi ha dato il prestito vuole le rate in ritardo, o l’auto.' },
  'ca.car.step': {
    says: 'Chiami chi ha dato il prestito prima dell’ultimo giorno dell’avviso. Offra un piano e tolga le Sue cose dall’auto.',
  },
  'ca.car.on-two-thirds': {
    says: 'In Ontario, quando due terzi sono pagati, i beni si possono quasi sempre prendere solo con il permesso del tribunale.',
  },
  'ca.car.on-sale': {
    says: 'In Ontario chi ha dato il prestito deve avvisarla 15 giorni prima di vendere l’auto. Può riaverla pagando ciò che dice l’avviso.',
  },
  'ca.car.bc-two-thirds': {
    says: 'In British Columbia, quando due terzi sono pagati, serve un ordine del tribunale. Chi prende l’auto quasi sempre non può anche farle causa.',
  },
  'ca.car.ab-sale': {
    says: 'In Alberta l’auto la deve prendere un ufficiale (civil enforcement bailiff), e Lei può opporsi entro 15 giorni.',
  },
  'ca.car.qc-thirty': {
    says: 'In Québec il venditore deve prima darle un avviso di 30 giorni. Quando metà è pagata, gli serve il permesso del tribunale.',
  },
}
