/** The Italian words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_IT: Words = {
  'de.stay.want': {
    says: 'Un ufficio decide sul Suo soggiorno in Germania.',
  },
  'de.stay.reality': {
    says: 'Si tratta del Suo diritto di restare. Il tempo è poco: oggi stesso un avvocato o un centro gratuito.',
  },
  'de.stay.warn': {
    says: 'Un ricorso da solo spesso non ferma l’espulsione. Serve anche una richiesta urgente al giudice (Eilantrag).',
  },
  'de.stay.deadline-week': {
    says: 'Ha una settimana dalla consegna per il ricorso e la richiesta urgente. Il giorno indicato conta, per sicurezza, dalla data della lettera.',
    action: 'Ricorrere al tribunale amministrativo con richiesta urgente',
    consequence: 'La decisione diventa definitiva e può essere espulso.',
  },
  'de.stay.deadline-two-weeks': {
    says: 'Contro un no del BAMF ha due settimane dalla consegna, a volte una. Il giorno indicato conta, per sicurezza, dalla data della lettera.',
    action: 'Ricorrere al tribunale amministrativo (Klage)',
    consequence: 'La decisione diventa definitiva e può essere espulso.',
  },
  'de.stay.right-reasons': {
    says: 'Fatti e prove devono arrivare al tribunale entro un mese. Un avvocato può vedere il fascicolo.',
  },
  'de.stay.right-time-to-leave': {
    says: 'Di solito devono darle da 7 a 30 giorni per partire da sé. Famiglia, figli e salute vanno valutati.',
  },
  'de.stay.right-fiction': {
    says: 'Se ha chiesto prima della scadenza, può restare e lavorare come prima. Chieda la Fiktionsbescheinigung.',
  },
  'de.stay.step-lawyer': {
    says: 'Porti oggi lettera e busta a un avvocato o centro (Migrationsberatung, Flüchtlingsrat).',
  },
  'de.stay.option-court': {
    says: 'Ricorso e richiesta urgente possono farLa restare fino alla decisione. C’è il patrocinio.',
    title: 'Andare dal giudice in tempo',
    cost: 'Per l’asilo niente tasse. L’avvocato costa.',
    time: 'Una settimana, due o un mese: vedi l’ultima pagina.',
    risk: 'Un giorno di ritardo e di solito è finita.',
    bestFor: 'Ha motivi per restare.',
  },
}
