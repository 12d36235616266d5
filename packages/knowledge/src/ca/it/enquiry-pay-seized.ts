/** The Italian words of the rows in ../enquiry-pay-seized.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_SEIZED_IT: Words = {
  'ca.fact.pay-seized-on': {
    says: 'Non la metà per un debito normale. In Ontario l’80% dello stipendio netto è al sicuro, quindi si prende al massimo il 20%. Per il mantenimento può essere metà. Il tribunale può ridurlo su richiesta, per esempio per i figli. Se non hai mai visto la causa, chiedi subito di annullare la sentenza. Anche una consumer proposal lo ferma.',
  },
  'ca.fact.pay-seized-bc': {
    says: 'In British Columbia il 70% dello stipendio netto di solito è al sicuro: si prende circa il 30%, e ogni ordine colpisce una paga. Per il mantenimento può essere metà. Chiedi al tribunale un’udienza per ridurlo o pagare a rate. Anche una consumer proposal lo ferma.',
  },
  'ca.fact.pay-seized-qc': {
    says: 'In Québec si può prendere solo il 30% dello stipendio oltre una base, che cresce con la famiglia. Per il mantenimento è il 50%. Controlla con il calcolatore del ministero della giustizia. Puoi versare tu al tribunale (dépôt volontaire), e il pignoramento si ferma.',
  },
  'ca.fact.seized-without-court': {
    says: 'Non ancora. Per carta, telefono o prestito devono prima fare causa e vincere. Riceveresti un atto e tempo per rispondere. Non pagare e non promettere finché non sai se è troppo vecchio: quasi ovunque due anni, in Québec tre. Chiedi la prova per iscritto e segnala la minaccia alla provincia.',
  },
  'ca.fact.judgment-unseen': {
    says: 'Agisci questa settimana. Chiedi al tribunale il fascicolo e la prova di notifica. Poi chiedi di annullare la sentenza in contumacia. Di’ quando l’hai saputo, perché non hai risposto e la tua difesa, come troppo vecchio o non tuo. Chiedi anche di fermare il pignoramento fino all’udienza.',
  },
}
