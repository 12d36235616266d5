/** The Italian words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_IT: Words = {
  'nz.ask-bank.step-complain': {
    says: 'Reclami prima per iscritto alla banca o all’assicurazione. Se dice di no, vada al suo organismo di conciliazione. Ognuna deve aderire a uno, e per Lei è gratis.',
  },
  'nz.buy.step-write': {
    says: 'Scriva alla società. Dica che cosa è andato male, che cosa vuole ed entro quale data.',
  },
  'nz.buy.step-proof': { says: 'Tenga la ricevuta o l’estratto della banca, foto e messaggi.' },
  'nz.buy.step-card': {
    says: 'Se ha pagato con carta e non ha avuto nulla, chieda alla Sua banca il riaccredito (chargeback). Lo faccia in fretta.',
  },
  'nz.buy.step-tribunal': { says: 'Se rifiutano, faccia domanda al Disputes Tribunal.' },
  'nz.buy.opt-complain': {
    says: 'Prima alla società, poi al servizio per i reclami (dispute scheme) di quel settore.',
    title: 'Fare un reclamo',
    cost: 'Gratis.',
    time: 'Settimane.',
    risk: 'Basso.',
    bestFor: 'La società non vuole ascoltare.',
  },
  'nz.buy.opt-remedy': {
    says: 'Chieda una riparazione, uno nuovo o un rimborso, e nomini il Consumer Guarantees Act.',
    title: 'Chiedere un rimedio',
    cost: 'Gratis.',
    time: 'Giorni.',
    risk: 'Basso.',
    bestFor: 'Vuole risolvere in fretta.',
  },
  'nz.buy.opt-tribunal': {
    says: 'Chieda fino a 60.000 $. Gli avvocati non possono comparire.',
    title: 'Disputes Tribunal',
    cost: 'Una tassa secondo la somma.',
    time: 'Da settimane a mesi.',
    risk: 'Basso.',
    bestFor: 'Ha prove e loro rifiutano.',
  },
}
