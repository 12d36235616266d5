/** The Italian words of the rows in ../court-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_BY_PROVINCE_IT: Words = {
  'ca.claim.on-defence': {
    says: 'In Ontario ha 20 giorni dalla consegna per depositare una difesa. Per sicurezza contiamo dalla data della carta.',
    action: 'Depositi la difesa alla Small Claims Court',
    consequence: 'Il tribunale può decidere a loro favore senza sentire Lei.',
  },
  'ca.claim.bc-reply': {
    says: 'In British Columbia ha 14 giorni dalla consegna per depositare una risposta (reply). Per sicurezza contiamo dalla data della carta.',
    action: 'Depositi la risposta (reply) al tribunale o all’organo che decide (tribunal)',
    consequence: 'Possono avere un ordine in Sua assenza (default order) senza sentire Lei.',
  },
  'ca.claim.ab-dispute': {
    says: 'In Alberta ha 20 giorni dalla consegna per depositare una contestazione (dispute note). Per sicurezza contiamo dalla data della carta.',
    action: 'Depositi una contestazione (dispute note) al tribunale',
    consequence: 'Possono avere una sentenza senza sentire Lei.',
  },
  'ca.claim.qc-answer': {
    says: 'In Québec ha 15 giorni dalla consegna per rispondere a una citazione (assignation). Per sicurezza contiamo dalla data della carta.',
    action: 'Risponda per iscritto alla citazione (assignation)',
    consequence: 'Può esserci una sentenza in Sua assenza (default).',
  },
  'ca.claim.qc-small': {
    says: 'In una piccola causa in Québec ha 20 giorni dall’avviso per dire che cosa sceglie. Per sicurezza contiamo dalla sua data.',
    action:
      'Dica al tribunale per le piccole cause che cosa sceglie: pagare, accordarsi o contestare',
    consequence: 'Il tribunale può decidere senza di Lei.',
  },
  'ca.claim.on-limit': {
    says: 'Da ottobre 2025 la Small Claims Court dell’Ontario decide cause fino a $50.000.',
  },
  'ca.claim.bc-crt': {
    says: 'In British Columbia quasi tutte le richieste fino a $5.000 vanno al Civil Resolution Tribunal, che è online.',
  },
  'ca.claim.on-plan': {
    says: 'In Ontario può ammettere il debito nel modulo di difesa e proporre un piano di pagamento. Vale se loro non si oppongono in 20 giorni.',
  },
  'ca.claim.bc-dispute-notice': {
    says: 'Mandi la Sua risposta (Dispute Response) online entro il giorno dell’avviso, di solito 14 giorni. Se no, il tribunale può ordinarLe di pagare senza sentirLa.',
  },
}
