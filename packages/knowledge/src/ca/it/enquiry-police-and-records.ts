/** The Italian words of the rows in ../enquiry-police-and-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_RECORDS_IT: Words = {
  'ca.fact.police-talk': {
    says: 'Non devi andare dalla polizia né dare la tua versione, salvo arresto. Anche allora puoi tacere. Di’ con calma che vuoi prima un avvocato; il legal aid ha una linea gratuita a ogni ora. Ciò che dici può essere usato contro di te. Non mentire e non cancellare nulla. Da’ il nome se guidi, se accusato o arrestato.',
  },
  'ca.fact.car-search': {
    says: 'Puoi dire di no. Di’ con calma: «Non acconsento alla perquisizione». Senza il tuo sì la polizia di solito ha bisogno di un mandato, un arresto o buoni motivi. Devi mostrare patente, libretto e assicurazione, e soffiare se richiesto. Non resistere; un avvocato può contestare dopo.',
  },
  'ca.fact.roadside-fail': {
    says: 'Agisci entro sette giorni: è il termine per far rivedere la sospensione, in Alberta a SafeRoads, in British Columbia a RoadSafetyBC. Numero e tassa sono sul foglio della polizia. Non guidare: è un nuovo reato. Chiedi dell’interlock. Parla con un avvocato prima di pagare.',
  },
  'ca.fact.record-suspension': {
    says: 'Chiedi alla Parole Board of Canada una record suspension (grazia). Puoi cinque anni dopo la fine della pena per un reato minore, dieci per uno grave, senza nuove condanne. Le multe devono essere pagate. I moduli sono gratuiti: non serve un’agenzia. Un discharge sparisce da solo dopo uno o tre anni.',
  },
}
