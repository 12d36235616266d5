/** Questions about a home loan that is not paid, giving back the keys, and the case of the bank in court: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_UNPAID_IT: Words = {
  'es.ask.hand-over-keys': {
    says: 'Non consegni ancora le chiavi. In Spagna questo da solo non chiude il debito: dovrebbe ancora ciò che la vendita non copre. Si chiude solo se la banca accetta per iscritto (dación en pago), o se deve farlo per il Codice di buone pratiche. Chieda prima per iscritto quel codice: rate più basse. L’aiuto del comune (intermediación hipotecaria) è gratuito. Solo un giudice può mandarvi via.',
  },
  'es.ask.mortgage-arrears': {
    says: 'La banca può chiudere il mutuo solo con 12 rate o il 3 % del mutuo non pagati; nella seconda metà, 15 o il 7 %. Prima deve darle un mese per pagare. Solo un giudice può mandarla via, e ci vuole tempo. Chieda per iscritto il Codice di buone pratiche: rate più basse e, alla fine, la casa per il debito. Le famiglie a rischio possono sospendere lo sfratto. Il comune aiuta gratis.',
  },
  'es.ask.mortgage-court': {
    says: 'Dalle carte del tribunale ha dieci giorni per opporsi, per esempio a clausole abusive. Chieda subito un avvocato gratuito (turno de oficio) e lo dica al tribunale: il termine può fermarsi. Per la sua casa può chiudere il caso pagando arretrati e spese fino al giorno dell’asta. Il Codice di buone pratiche si può chiedere fino all’annuncio dell’asta. Le famiglie a rischio possono sospendere lo sfratto.',
  },
}
