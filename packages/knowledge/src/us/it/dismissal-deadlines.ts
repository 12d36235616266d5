/** The Italian words of the rows in ../dismissal-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DEADLINES_IT: Words = {
  'us.work.deadline-charge': {
    says: 'Per una discriminazione, una denuncia (charge) deve arrivare all’EEOC entro 180 giorni, o 300 giorni dove un ufficio dello Stato tratta questi casi.',
    action: 'Presentare una denuncia (charge) all’EEOC se pensa che sia discriminazione',
    consequence:
      'Può perdere il diritto di fare causa. In molti Stati ha 300 giorni, ma non in tutti.',
  },
  'us.work.deadline-cobra': {
    says: 'Ha almeno 60 giorni per scegliere COBRA, dal giorno in cui finisce l’assicurazione o dall’avviso COBRA, se questo viene dopo.',
    action: 'Scegliere COBRA o un altro piano sanitario',
    consequence:
      'Può restare senza assicurazione sanitaria fino al prossimo periodo di iscrizione.',
  },
  'us.work.deadline-waiver': {
    says: 'Da 40 anni deve avere almeno 21 giorni per pensare a una rinuncia (release) ai diritti legati all’età, e 7 giorni per ritirarla.',
    action: 'Decidere sulla rinuncia (release), se ha 40 anni o più',
    consequence: 'L’offerta può finire. Non firmi prima di avere avuto un consiglio.',
  },
  'us.work.deadline-waiver-group': {
    says: 'In un licenziamento di gruppo ha almeno 45 giorni da 40 anni in su, e un elenco di lavori ed età delle persone scelte.',
    action: 'Decidere sulla rinuncia (release), se ha 40 anni o più',
    consequence: 'L’offerta può finire. Non firmi prima di avere avuto un consiglio.',
  },
  'us.work.insight-time': {
    says: 'Il tempo per una denuncia (charge) di discriminazione parte quando le dicono la decisione. Un ricorso dentro la ditta non lo ferma.',
    actionable: 'Conti dal giorno in cui gliel’hanno detto, non dal Suo ultimo giorno.',
  },
}
