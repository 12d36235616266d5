/** Questions about a small claim: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIM_IT: Words = {
  'gb.ask-small.defence': {
    says: 'Esamini la domanda punto per punto. Dica che cosa ammette, che cosa nega e perché, e che cosa devono provare. Ciò che tralascia può valere come ammesso. Ha 14 giorni dalla notifica, o 28 se prima conferma la ricezione (acknowledgment of service).',
  },
  'gb.ask-small.mediation': {
    says: "Sì, per la maggior parte delle richieste di denaro fino a £10,000 deve partecipare a un'ora gratuita al telefono. Non è obbligato ad accordarsi. Il questionario (N180) chiede date, testimoni e tribunale. Lo invii entro la data indicata, o può perdere la sua difesa.",
  },
  'gb.ask-small.scotland': {
    says: "Invii il modulo di risposta (4A) al tribunale e a chi la cita entro l'ultima data indicata. Dica che cosa contesta e perché. Se deve la somma ma non può pagare subito, chieda tempo (modulo 5A).",
  },
  'gb.ask-consumer.small-claim': {
    says: 'Scriva prima con la somma, le prove e una data giusta. Poi può fare causa su GOV.UK (make a court claim for money). Fino a £10,000 va per lo più con la procedura per piccole cause (small claims track), senza avvocato. C’è una tassa; forse può avere un aiuto.',
  },
}
