/** The Italian words of the rows in ../charge-certificate-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGE_CERTIFICATE_STEPS_IT: Words = {
  'gb.pcn.step-certificate': {
    says: 'Non ha ricevuto avvisi prima? Chieda subito al comune perché. Altrimenti paghi entro 14 giorni per evitare spese di tribunale.',
  },
  'gb.pcn.step-witness': {
    says: 'Un motivo del modulo TE9 o PE3 è vero per Lei? Allora lo mandi al Traffic Enforcement Centre entro 21 giorni.',
  },
  'gb.pcn.step-witness-pay': {
    says: 'Se nessun motivo è vero, paghi o chieda un piano al comune. Lo faccia prima che un mandato (warrant) vada agli ufficiali giudiziari (bailiffs).',
  },
  'gb.pcn.step-certificate-plan': {
    says: 'Se non può pagare tutto, scriva ora al comune e chieda tempo. Dica perché.',
  },
  'gb.pcn.step-certificate-watch': {
    says: 'Stia attento a un ordine di recupero (order for recovery). Ha un modulo per dire che cosa è andato male, con 21 giorni per mandarlo.',
  },
  'gb.pcn.step-certificate-address': {
    says: 'Controlli che il comune e la DVLA abbiano il Suo indirizzo attuale, così la prossima lettera Le arriva.',
  },
  'gb.pcn.step-witness-late': {
    says: 'Se i 21 giorni sono passati, mandi il modulo TE7 con il TE9 e dica perché è in ritardo.',
  },
  'gb.pcn.step-witness-advice': {
    says: 'Chiami National Debtline allo 0808 808 4000 per un aiuto gratuito con i moduli o un piano.',
  },
}
