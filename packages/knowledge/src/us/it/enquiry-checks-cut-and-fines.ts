/** The Italian words of the rows in ../enquiry-checks-cut-and-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHECKS_CUT_AND_FINES_IT: Words = {
  'us.fact.ssi-living-with-family': {
    says: 'Di’ per iscritto a Social Security quanto paghi di affitto e bollette. L’SSI può scendere fino a circa un terzo se ne paghi meno della tua parte. Da settembre 2024 il cibo non conta. Se paghi la tua parte, il taglio deve finire. Chiedi il riesame entro 60 giorni; entro 10 di solito continua la vecchia somma.',
  },
  'us.fact.fines-and-jail': {
    says: 'No, se davvero non puoi. Prima del carcere per multe il giudice deve chiedere perché, e può rinchiudere solo chi poteva e non ha voluto. Vai con prove di reddito, affitto e perdita del lavoro. Chiedi un difensore d’ufficio, piccole rate, lavori utili o un condono. Non mancare mai: scatta il mandato.',
  },
  'us.fact.child-claimed-by-ex': {
    says: 'Dichiara lo stesso il figlio: su carta, o online con un Identity Protection PIN di IRS.gov. Spetta a chi l’ha avuto più notti, salvo che tu abbia firmato il modulo 8332. L’IRS scrive a entrambi. Tieni documenti di scuola, medico e asilo con il tuo indirizzo. Chi ha torto rimborsa.',
  },
  'us.fact.work-permit-renewal': {
    says: 'Se hai chiesto il rinnovo dal 30 ottobre 2025, quasi nessun permesso di lavoro continua da solo. Finita la tessera devi fermarti fino alla nuova. Se l’hai chiesto prima, la ricevuta può dare 540 giorni. Il TPS può essere diverso. Chiedi urgenza per difficoltà e vedi un avvocato d’immigrazione.',
    dependsOn: 'il giorno della domanda',
  },
}
