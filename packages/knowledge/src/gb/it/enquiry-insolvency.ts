/** Questions about bankruptcy, debt relief orders, adverts to write off debt, and breathing space: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_IT: Words = {
  'gb.ask-debt.bankrupt-home': {
    says: 'Nel fallimento (bankruptcy) la Sua parte passa a chi lo gestisce, che può venderla. Ha tre anni per farlo. Se la Sua parte vale meno di £1,000 dopo il mutuo, un giudice non può ordinare la vendita. Parli prima con un consulente gratuito sui debiti.',
    dependsOn: 'quanto vale la Sua parte della casa dopo il mutuo',
  },
  'gb.ask-debt.relief-order': {
    says: 'Può andare bene se deve £50,000 o meno, Le restano £75 o meno al mese, e ha pochi beni. È permessa un’auto sotto £4,000. Non costa nulla.',
    dependsOn: 'quanto deve, che cosa possiede e quanto Le resta ogni mese',
  },
  'gb.ask-debt.relief-order-car': {
    says: 'Può andare bene se deve £50,000 o meno e Le restano £75 o meno al mese. Un’auto Motability è a noleggio, quindi non può perderla. Un’auto Sua può valere fino a £4,000. Non costa nulla.',
    dependsOn: 'quanto deve, possiede e Le resta ogni mese',
  },
  'gb.ask-debt.write-off-advert': {
    says: 'Non firmi con la pubblicità. Non è un programma speciale dello Stato. Molto probabilmente è un IVA, che ha spese e può fallire. Chieda a un’associazione gratuita un piano, un «debt relief order» o la sospensione «breathing space».',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'No, non per quella sola somma. A un creditore servono £5,000 o più per chiedere il Suo fallimento (bankruptcy). Ma non ignori una «statutory demand» o un modulo del tribunale.',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: 'La sospensione «breathing space» non c’è in Irlanda del Nord. Chiami gratis Advice NI allo 0800 915 4604. Un consulente può chiedere tempo ai creditori e preparare un piano.',
  },
  'gb.ask-debt.relief-order-home': {
    says: 'No, di solito. Ciò che possiede può valere al massimo 2.000 £, e una casa conta per il suo prezzo, senza togliere il mutuo. Una pensione che non ha ancora preso di solito non conta. Guardi un piano, un IVA o il fallimento (bankruptcy) con un consulente gratuito. Nel fallimento la Sua parte della casa può dover essere venduta.',
  },
}
