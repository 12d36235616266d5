/** The Italian words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_IT: Words = {
  'au.ask-bank.step-complain': {
    says: 'Reclami prima per iscritto alla banca o all’assicurazione. Se dice di no o passano più di 30 giorni, l’AFCA esamina il caso gratis.',
  },
  'au.buy.step-write': {
    says: 'Scriva alla società. Dica che cosa è andato storto, che cosa vuole ed entro quale data.',
  },
  'au.buy.step-proof': { says: 'Tenga lo scontrino o il movimento bancario, foto e messaggi.' },
  'au.buy.step-card': {
    says: 'Se ha pagato con carta e non ha ricevuto nulla, chieda alla banca lo storno (chargeback). Lo faccia in fretta.',
  },
  'au.buy.step-office': {
    says: 'Reclami all’ufficio consumatori del Suo stato, come NSW Fair Trading o Consumer Affairs Victoria.',
  },
  'au.buy.opt-complain': {
    says: 'Prima alla società, poi all’ufficio consumatori o all’ombudsman di quel settore.',
    title: 'Fare reclamo',
    cost: 'Gratis.',
    time: 'Settimane.',
    risk: 'Basso.',
    bestFor: 'La società non vuole ascoltare.',
  },
  'au.buy.opt-deal': {
    says: 'Chieda riparazione, prodotto nuovo o rimborso, e nomini la legge sui consumatori.',
    title: 'Chiedere un rimedio',
    cost: 'Gratis.',
    time: 'Giorni.',
    risk: 'Basso.',
    bestFor: 'Vuole risolvere in fretta.',
  },
  'au.buy.opt-tribunal': {
    says: 'Usi NCAT, VCAT, QCAT o il tribunale per le piccole cause del Suo stato.',
    title: 'Andare al tribunale (tribunal)',
    cost: 'Una piccola tassa.',
    time: 'Alcuni mesi.',
    risk: 'Basso. Lì gli avvocati sono rari.',
    bestFor: 'La somma lo vale e ha prove.',
  },
}
