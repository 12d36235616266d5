/** The Italian words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_IT: Words = {
  'de.telecom.right-cut': {
    says: 'Possono bloccare la linea solo se deve almeno 100 € e con avviso scritto due settimane prima. Le somme contestate con motivi non contano.',
  },
  'de.telecom.right-dispute': {
    says: 'Può contestare una bolletta entro otto settimane. Allora devono mostrare ogni connessione e controllare la linea.',
  },
  'de.telecom.right-change': {
    says: 'Se cambiano prezzo o condizioni, può recedere senza costi entro tre mesi dall’avviso. Devono avvisare un mese prima.',
  },
  'de.telecom.right-fault': {
    says: 'Un guasto totale oltre due giorni dà denaro: 5 € o il 10 % del mese il terzo e quarto giorno, poi 10 € o il 20 %. Con internet lento può ridurre il prezzo.',
  },
  'de.telecom.right-move': {
    says: 'Se trasloca, il contratto La segue. Se lì non è possibile, può recedere con un mese di preavviso.',
  },
  'de.telecom.step-dispute': {
    says: 'Un importo è sbagliato? Scriva subito quale e perché. Un importo contestato in tempo non può portare al blocco.',
  },
  'de.telecom.option-arbitration': {
    says: 'Scriva prima all’azienda. Poi si rivolga all’organo di conciliazione della Bundesnetzagentur.',
    title: 'Conciliazione gratuita',
    cost: 'Gratuito.',
    time: 'Alcuni mesi.',
    risk: 'L’azienda non è obbligata ad accettare il risultato.',
    bestFor: 'L’azienda non ascolta.',
  },
}
