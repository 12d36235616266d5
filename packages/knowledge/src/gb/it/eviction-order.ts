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
  'gb.home.held-want': {
    says: "Un tribunale ha ordinato lo sfratto ma lo ha sospeso. Può restare finché paga l'affitto e la somma in più che ha fissato.",
  },
  'gb.home.held-rights': {
    says: "Può restare finché rispetta l'ordine. Se non può, chieda al tribunale di cambiarlo con il modulo N244, prima di saltare un pagamento.",
  },
  'gb.home.held-reality': {
    says: 'Non deve andarsene ora. Ma ogni pagamento conta: se ne manca uno, il proprietario può chiedere al tribunale gli ufficiali (bailiffs).',
  },
  'gb.home.held-step-pay': {
    says: "Paghi l'affitto e la somma dell'ordine in tempo, ogni volta. Paghi in modo da poterlo provare, e legga l'ordine del tribunale quando arriva.",
  },
  'gb.home.held-step-change': {
    says: 'Se non può pagare tutto, chiami oggi il proprietario e un consulente gratuito per la casa. Un giudice può abbassare la somma. Se gli ufficiali (bailiffs) hanno già una data, un giudice può ancora fermarli.',
  },
}
