/** Questions that rest on a common belief about fines, debts of parents, care and a blocked car: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_IT: Words = {
  'it.ask.fine-paid': {
    says: 'Chi paga in misura ridotta accetta la multa: il ricorso allora cade. Vale per il 30 % in meno entro cinque giorni e per il minimo entro 60. Scelga dunque prima. Ricorso entro 30 giorni al giudice di pace o 60 al Prefetto, e intanto non paghi. Se ha pagato il proprietario, chi guidava e perde i punti può ancora fare ricorso per i punti.',
  },
  'it.ask.parents-debts': {
    says: 'Finché il genitore vive lei non deve nulla, salvo che abbia firmato. Dopo la morte deve solo se accetta l’eredità. Può rinunciare davanti a un notaio o al tribunale, o accettare con beneficio d’inventario, solo fino a ciò che c’è. Se vive nella casa o ha i beni, agisca entro tre mesi. Fino ad allora non prenda, non venda e non paghi nulla.',
  },
  'it.ask.care-without-papers': {
    says: 'Può andarci. Anche senza documenti riceve le cure urgenti ed essenziali, anche continuative: pronto soccorso, gravidanza, bambini, vaccini, infezioni. Chieda il codice STP all’ospedale o all’ASL; vale sei mesi, si rinnova e non richiede il permesso. Senza mezzi paga solo il ticket, o nulla. L’accesso non può essere segnalato alla polizia, salvo dove il referto è obbligatorio per tutti.',
  },
  'it.ask.no-block-without-warning': {
    says: 'Non senza avviso. Prima arriva la cartella, con 60 giorni. Prima di un fermo deve arrivare il preavviso. Nei suoi 30 giorni paghi, chieda le rate o mostri che l’auto le serve per la sua attività. Il fermo non porta via nulla: l’auto resta sua, ma non può guidarla. Chieda la prova che ogni atto le è arrivato.',
  },
}
