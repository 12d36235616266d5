/** The Italian words of the rows in ../enquiry-criminal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_IT: Words = {
  'de.ask-crime.summons': {
    says: 'Come accusato non deve andare alla polizia né dire nulla. Disdica con cortesia e faccia prima leggere gli atti a un avvocato. Come testimone deve andare solo se lo ha ordinato la procura (Staatsanwaltschaft). Dalla procura o dal giudice deve andare sempre.',
  },
  'de.ask-crime.online-threat': {
    says: 'C’è pericolo ora? Chiami il 110. Salvi schermate con nome, giorno e indirizzo della pagina, e non risponda. Denunci alla polizia, anche online. Per un insulto deve chiedere la punizione (Strafantrag) entro tre mesi. Segnali alla piattaforma. Non paghi mai un ricattatore.',
  },
  'de.ask-crime.neighbour-camera': {
    says: 'Una telecamera può filmare solo il proprio terreno. Il Suo giardino, la porta o i passaggi comuni richiedono un ottimo motivo; anche una telecamera che sembra solo filmarla può essere troppo. Chieda per iscritto, con una data, di girarla. Poi l’autorità dei dati del Suo Land o un tribunale.',
  },
  'de.ask-crime.penal-order': {
    says: 'Ha due settimane dalla notifica per opporsi (Einspruch) al tribunale, senza motivo. Può limitarla alla somma. Non può pagare? Chieda alla procura rate o lavoro utile. Veda un avvocato prima che finisca il termine.',
  },
}
