/** The Italian words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_IT: Words = {
  'ca.ask.repossession': {
    says: 'Chiami chi ha dato il prestito prima che finisca l’avviso e offra un piano. In quasi tutte le province deve avvisarla prima di vendere, e quando molto è pagato può servirgli un tribunale.',
  },
  'ca.ask.foreclosure': {
    says: 'Agisca subito. Chi ha dato il mutuo deve prima mandare un avviso, con dei giorni per mettersi in pari: per esempio 35 in Ontario e 60 in Québec. Chieda alla banca un aiuto per difficoltà (hardship) e veda un avvocato.',
  },
  'ca.ask.data-breach': {
    says: 'Cambi le password, avvisi la banca e metta un avviso di frode (fraud alert) sul Suo dossier presso Equifax e TransUnion. Chieda alla società che cosa è stato preso.',
  },
  'ca.ask.cerb-debt': {
    says: 'Se non è d’accordo, chieda per iscritto un secondo esame e mandi prove del Suo reddito. Se deve i soldi, chieda alla CRA un piano che può permettersi.',
  },
  'ca.ask.agency-calls': {
    says: 'Chieda per iscritto alla società (agency) di mostrare il debito e di contattarla solo per scritto. Ogni provincia limita come e quando può chiamare. Se continua, faccia reclamo alla provincia.',
  },
  'ca.ask.flight': {
    says: 'Quasi sempre può scegliere un rimborso o un altro volo. Spettano soldi fino a $1.000 per ritardi che la compagnia poteva evitare. Li chieda alla compagnia entro un anno.',
  },
  'ca.ask.contractor': {
    says: 'Scriva che cosa non va e dia una data per sistemarlo. Il lavoro deve essere di qualità ragionevole. Poi usi il tribunale per le piccole cause (small claims court), o la società della carta se ha pagato con carta.',
  },
  'ca.buy.right-quality': {
    says: 'La legge della provincia dice che le cose devono essere adatte all’uso e durare un tempo giusto. Una regola del negozio non può toglierlo.',
  },
  'ca.insure.right-acts': {
    says: 'L’Insurance Act della Sua provincia fissa condizioni giuste e il tempo per fare causa, spesso uno o due anni. Chieda i motivi per iscritto.',
  },
  'ca.home.right-acts': {
    says: 'La legge sugli affitti della Sua provincia fissa il preavviso, i motivi e le regole sull’affitto. Il Suo contratto non può toglierle questi diritti.',
  },
  'ca.debt.right-acts': {
    says: 'Una società di recupero crediti (collection agency) quasi sempre ha bisogno di una licenza della Sua provincia, e deve seguirne le regole su telefonate, lettere e bugie.',
  },
  'ca.ask.broken-goods': {
    says: 'Scriva al negozio e dica che cosa si è rotto. Per la legge della provincia le cose devono durare un tempo giusto, anche dopo la garanzia del negozio. Chieda riparazione o soldi, poi usi il tribunale per le piccole cause (small claims court).',
  },
  'ca.ask.used-car': {
    says: 'Scriva subito al venditore e tenga la pubblicità e il contratto. L’auto di un concessionario deve essere come descritta e adatta a circolare. Poi vada all’autorità dei concessionari della Sua provincia o al tribunale per le piccole cause (small claims court).',
  },
  'ca.ask.photo': {
    says: 'Non subito. Chieda di chi è la foto e come hanno calcolato la somma. Per un uso non commerciale un tribunale può ordinare da $100 a $5.000 per tutte le opere insieme. Tolga l’immagine.',
    dependsOn: 'come l’ha usata e se aveva il permesso',
  },
  'ca.ask.deposit-on-back': {
    says: 'La chieda indietro per iscritto. In Ontario il padrone di casa può tenere solo un deposito per l’ultimo periodo di affitto. Per ogni altro deposito si rivolga al Board (modulo T1) entro un anno.',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Scriva a chi ha dato il prestito che non è Suo e chieda le prove. Lo segnali alla polizia e a 1-888-495-8501. Chieda a Equifax e TransUnion un avviso di frode (fraud alert).',
  },
  'ca.ask.card-payment-not-mine': {
    says: 'Faccia subito reclamo scritto alla banca. Per una carta di credito usata da altri deve quasi sempre al massimo $50. Se dice no, o ci mette 56 giorni, vada gratis a OBSI.',
  },
  'ca.ask.firm-closed': {
    says: 'Chieda i soldi per iscritto, e chieda subito alla società della carta un riaddebito (chargeback). Se la società è fallita, mandi una prova del Suo credito (proof of claim) al curatore (trustee).',
  },
  'ca.ask.benefit-refused': {
    says: 'Chieda per iscritto un nuovo esame, con le Sue prove. Per le pensioni federali ha 90 giorni, per la disoccupazione (employment insurance) 30. Per un aiuto della provincia sono quasi sempre da 20 a 90 giorni; guardi la lettera.',
  },
}
