/** Questions about pay: wages not paid, overtime, minijobs and insolvent firms. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_WORDS: Words = {
  'de.ask-job.no-pay': {
    says: 'La chieda oggi per iscritto, con le somme e un termine di circa una settimana. Molti contratti estinguono i diritti dopo tre mesi. Poi vada al tribunale del lavoro: lo sportello scrive la causa, senza avvocato. Mancano circa due mesi? Può trattenere il lavoro dopo averlo scritto. Chieda intanto il sussidio all’Agentur für Arbeit. Non si dimetta in fretta.',
  },
  'de.ask-job.insolvent-employer': {
    says: "Chieda l'Insolvenzgeld alla Agentur für Arbeit entro due mesi. Copre fino a tre mesi di stipendio netto perso.",
  },
  'de.ask-job.overtime': {
    says: 'Gli straordinari ordinati o tollerati dal capo vanno pagati o resi come tempo. Annoti giorno, ore e chi sapeva. Li chieda presto.',
    dependsOn: 'il contratto e se il capo li ha ordinati o li conosceva',
  },
  'de.ask-job.minijob': {
    says: 'In un minijob ha gli stessi diritti: ferie pagate, malattia, salario minimo, preavviso e protezione dal licenziamento.',
  },
  'de.ask-job.stop-work': {
    says: 'Se manca molto, circa due mesi di paga, può sospendere il lavoro. Prima scriva che cosa manca, fissi un ultimo giorno e lo annunci. Non per una piccola somma o un breve ritardo. La paga resta dovuta. Prima chieda consiglio: fatto male può costare il posto.',
  },
}
