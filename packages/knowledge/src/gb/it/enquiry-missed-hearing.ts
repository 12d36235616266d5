/** Italian: the words of the row in ../enquiry-missed-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_HEARING_IT: Words = {
  'gb.ask-debt.missed-hearing': {
    says: 'Agisca ora: la sentenza vale finché un tribunale non la annulla. Chiami il tribunale: che cosa ha deciso? Mandi subito il modulo N244. Mostri un buon motivo per l’assenza e una vera possibilità di vincere. Per una small claim ha 14 giorni da quando la riceve. Mai risposto? Conta soprattutto la possibilità. C’è una tassa; EX160 può aiutare. O paghi tutto entro un mese: esce dal registro.',
  },
}
