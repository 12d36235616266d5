/** The Italian words of the rows in ../enquiry-separation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATION_IT: Words = {
  'ca.fact.support-table': {
    says: 'Un accordo a voce non vincola il tribunale: il mantenimento è un diritto del figlio. Di solito devi la somma della tabella per il tuo reddito (strumento federale). Sport o asilo si dividono per reddito. Il giudice può andare indietro, di solito fino a tre anni. Mostra il reddito, paga subito la tabella e mettilo per iscritto.',
  },
  'ca.fact.parent-moves-away': {
    says: 'Di solito l’altro non può portare lontano il figlio senza di te. Dopo divorzio o ordine deve avvisare per iscritto 60 giorni prima, su un modulo. Hai 30 giorni per opporti, con modulo o in tribunale. Poi decide il giudice per il bene del figlio. Se parte subito, chiedi oggi un ordine urgente.',
  },
  'ca.fact.unmarried-home-on': {
    says: 'In Ontario le coppie non sposate non hanno per legge diritto a metà casa. Ma puoi chiedere una parte per ciò che hai pagato o costruito, perché sarebbe ingiusto altrimenti. Dopo tre anni insieme, o con un figlio, puoi chiedere anche il mantenimento. Tieni estratti e conti. Vedi presto un avvocato e non firmare.',
  },
  'ca.fact.unmarried-home-west': {
    says: 'Nella tua provincia, dopo abbastanza convivenza, di solito si divide come gli sposati: due anni in British Columbia e Saskatchewan, tre in Alberta e Manitoba, prima con un figlio in Alberta. Ciò che ognuno aveva spesso resta suo. C’è un termine, di solito due anni dalla separazione. Vedi un avvocato prima di uscire o firmare.',
  },
}
