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
  'gb.ask-small.appeal': {
    says: 'Di solito 21 giorni dalla decisione, se il giudice non ha dato un altro termine. Serve un permesso e una vera possibilità: un errore di diritto o un’udienza ingiusta, non solo l’idea che il giudice abbia sbagliato. Modulo N164 per le piccole cause, altrimenti N161. C’è una tassa, non con un reddito basso. L’appello da solo non ferma il pagamento: lo chieda. Non era all’udienza? Chieda l’annullamento (set aside).',
  },
}
