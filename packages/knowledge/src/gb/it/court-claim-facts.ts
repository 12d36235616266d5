/** What a claim form means: who wants what, what cannot happen yet, and who can help. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FACTS_IT: Words = {
  'gb.claim.rights-summary': {
    says: 'Può ammetterla, contestarla o pagare a rate. Se chiede più tempo nei primi 14 giorni, ha 28 giorni per difendersi.',
  },
  'gb.claim.want': { says: 'Il tribunale vuole la Sua risposta. Non ha ancora deciso nulla.' },
  'gb.claim.reality': {
    says: 'È vero e urgente. Se non risponde in tempo, possono avere una sentenza senza udienza. Se si difende in tempo, questo non può succedere.',
  },
  'gb.claim.reality-passed': {
    says: 'Questa richiesta ha più di un mese, quindi forse c’è già una sentenza. Si può ancora fare molto, ma si informi oggi.',
  },
  'gb.claim.rights-passed': {
    says: 'Se non c’è ancora una sentenza, può ancora mandare una difesa. Se c’è, può chiedere al tribunale di annullarla o di pagare a rate.',
  },
  'gb.claim.reality-scotland': {
    says: 'È vero e urgente. Cerchi «the last date for a response» (ultimo giorno per rispondere) nel calendario. Se lo perde, lo sheriff può decidere senza di Lei.',
  },
  'gb.claim.who-claimant': {
    says: 'Chi dice che Lei deve soldi si chiama «claimant». Lei è il «defendant». Il tribunale è neutrale. Manda gli atti a tutti e due.',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'Non c’è ancora una sentenza. Per questa causa nessun ufficiale giudiziario (bailiff) può venire ora, e nessuno può prendere lo stipendio.',
  },
  'gb.claim.no-record-yet': {
    says: 'Una causa da sola non va nella Sua scheda di credito. Solo una sentenza va nel registro pubblico.',
  },
  'gb.claim.know-local-court': {
    says: 'Se si difende, una causa per soldi contro una persona di solito passa al tribunale vicino a casa. Non serve andare lontano.',
    learnMore:
      'La richiesta viene da un centro nazionale. È solo l’ufficio della posta. Se ne occuperà un giudice vicino a Lei.',
  },
  'gb.claim.org-national-centre': {
    says: 'Il Civil National Business Centre è l’ufficio che tratta quasi tutte le cause per soldi, per posta e online. Può rispondere online con la password del modulo.',
  },
}
