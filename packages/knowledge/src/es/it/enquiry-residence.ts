/** The Italian words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_IT: Words = {
  'es.ask.residence-refused': {
    says: 'Chieda il riesame entro un mese (recurso de reposición) o vada dal giudice entro due mesi. Il ricorso da solo non permette di restare. Veda ora un avvocato gratis.',
  },
  'es.ask.expulsion': {
    says: 'Veda oggi un avvocato gratis. Nella procedura rapida ha 48 ore per rispondere. Contro l’ordine ha due mesi per il giudice, che può sospenderlo.',
  },
  'es.ask.nationality-refused': {
    says: 'Contro un no può chiedere il riesame entro un mese o andare all’Audiencia Nacional entro due. Un anno senza risposta vale come un no.',
  },
  'es.ask.arraigo': {
    says: 'Con due anni in Spagna può chiedere il soggiorno per radicamento (arraigo): con contratti di 20 ore a settimana in tutto, con una formazione, o con famiglia e mezzi. Non deve avere condanne penali. Conservi le prove del tempo qui. Prima veda un avvocato gratuito o un’associazione.',
  },
  'es.ask.residence-renewal': {
    says: 'Chieda il rinnovo nei due mesi prima della fine, al più tardi tre mesi dopo. Se lo chiede in quel tempo, il vecchio permesso vale fino alla decisione: può restare e lavorare, la ricevuta (resguardo) lo prova. Dopo l’ultimo giorno è possibile una multa. Per chiederlo non serve appuntamento: online (Mercurio) o tramite un registro. L’appuntamento serve solo per le impronte. Familiari UE e lungo periodo hanno altre regole.',
  },
}
