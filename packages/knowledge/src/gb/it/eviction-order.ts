/** Ordini di sfratto: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDER_IT: Words = {
  'gb.home.order-want': {
    says: 'Un tribunale ha deciso che Lei deve uscire. La carta dà il giorno, o dice che possono venire gli ufficiali (bailiffs).',
  },
  'gb.home.order-rights': {
    says: 'Prima di quel giorno può chiedere a un giudice di fermare o rinviare lo sfratto. Usi il modulo N244.',
  },
  'gb.home.order-reality': {
    says: 'È l’ultima fase, e il giorno è vero. Può ancora fare qualcosa, ma solo se agisce ora.',
  },
  'gb.home.order-step-court': {
    says: 'Chiami oggi un avvocato gratuito per la casa. Chieda aiuto per mandare il modulo N244 prima del giorno nella carta.',
  },
  'gb.home.order-step-offer': {
    says: 'Se deve l’affitto, mostri al tribunale quanto può pagare: l’affitto e qualcosa ogni settimana. Dica che cosa è cambiato.',
  },
  'gb.home.order-step-plan': {
    says: 'Si prepari anche per quel giorno. Tenga pronti carte, medicine e le cose più utili, e chieda al comune (council) dove stare.',
  },
  'gb.home.order-option-stop': {
    says: 'Mandi il modulo N244 con i motivi e quello che può pagare. C’è una breve udienza.',
    title: 'Chiedere al tribunale di fermare lo sfratto',
    cost: 'Una tassa del tribunale. Con poco reddito c’è un aiuto.',
    time: 'Oggi. Deve essere prima degli ufficiali.',
    risk: 'Il giudice può dire no. Per alcuni ordini può fare poco.',
    bestFor: 'Può pagare qualcosa ora, o non sapeva della causa.',
  },
}
