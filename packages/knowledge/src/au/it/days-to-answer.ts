/** The days to answer a claim, by state: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DAYS_TO_ANSWER_IT: Words = {
  'au.claim.nsw': {
    says: 'Nel New South Wales ha 28 giorni dalla consegna (service) per presentare una difesa (defence). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la difesa al tribunale',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
  'au.claim.vic': {
    says: 'In Victoria ha 21 giorni dalla consegna (service) per presentare un avviso di difesa (notice of defence). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare l’avviso di difesa (notice of defence) al tribunale',
    consequence: 'Possono avere un ordine senza che Lei sia ascoltato.',
  },
  'au.claim.qld': {
    says: 'In Queensland ha 28 giorni dalla consegna (service). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare un avviso che vuole difendersi (notice of intention to defend)',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
  'au.claim.wa': {
    says: 'In Western Australia ha 14 giorni dalla consegna (service). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la Sua risposta al tribunale',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
  'au.claim.sa': {
    says: 'In South Australia ha 28 giorni dalla consegna (service). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la Sua risposta al tribunale',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
  'au.claim.tas': {
    says: 'In Tasmania ha 21 giorni dalla consegna (service). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la Sua risposta al tribunale',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
  'au.claim.act': {
    says: 'Nell’ACT ha 28 giorni dalla consegna (service). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la Sua risposta al tribunale',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
}
