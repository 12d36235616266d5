/** The Italian words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_IT: Words = {
  'us.breach.want': {
    says: 'Una ditta le dice che altri forse hanno visto i Suoi dati. Non deve nulla, ma è bene proteggersi.',
  },
  'us.breach.reality': {
    says: 'Una fuga di dati non vuol dire che i dati sono stati usati male. Un blocco del credito (credit freeze) ferma quasi tutti i nuovi conti a Suo nome.',
  },
  'us.breach.right-freeze': {
    says: 'Può bloccare gratis il Suo credito (freeze) in ognuno dei tre uffici. Può anche sbloccarlo gratis.',
  },
  'us.breach.right-reports': {
    says: 'Può avere gratis i rapporti di credito (credit reports) e cercarvi conti non Suoi.',
  },
  'us.breach.right-notice': {
    says: 'La legge dello Stato obbliga le ditte a dirle di una fuga di dati, e spesso quali dati erano e che cosa fare.',
  },
  'us.breach.right-block': {
    says: 'Se qualcuno usa il Suo nome, un ufficio del credito deve bloccare quei debiti entro 4 giorni lavorativi dalla Sua denuncia di furto d’identità (identity theft report).',
  },
  'us.breach.right-health': {
    says: 'Per dati di salute l’avviso deve arrivare entro 60 giorni dalla scoperta della fuga.',
  },
  'us.breach.right-ca': {
    says: 'In California può chiedere i danni se una ditta ha perso i Suoi dati perché non li proteggeva bene.',
  },
  'us.breach.step-freeze': {
    says: 'Blocchi il credito (freeze) presso Equifax, Experian e TransUnion. Cambi la password del conto e di altri simili.',
  },
  'us.breach.step-theft': {
    says: 'Se qualcosa non va, lo segnali su identitytheft.gov. Fa per Lei un piano e le lettere.',
  },
  'us.breach.option': {
    says: 'Prenda il controllo gratis se lo offrono, e blocchi anche il credito (freeze).',
    title: 'Proteggere il Suo credito',
    cost: 'Gratis',
    time: 'Questa settimana',
    risk: 'Il blocco va tolto prima di chiedere un credito.',
    bestFor: 'Chiunque riceve una lettera così.',
  },
  'us.breach.right-money': {
    says: 'Se qualcuno usa la Sua carta o il Suo conto, avvisi subito la banca. Con una carta di credito deve allora al massimo $50. Per un conto, agisca entro due giorni lavorativi.',
  },
}
