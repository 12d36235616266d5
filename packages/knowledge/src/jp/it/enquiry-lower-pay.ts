/** Questions about pay that is cut or too low: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOWER_PAY_IT: Words = {
  'jp.ask.flat-overtime': {
    says: 'Sì. Un forfait vale solo se somma e ore sono ben distinte dalla paga base. Le ore in più vanno pagate, con almeno il 25 % in più, il 50 % oltre 60 al mese. Può chiedere tre anni indietro. Annoti le sue ore.',
  },
  'jp.ask.shifts-cut': {
    says: 'Se il turno era fissato e la ditta lo annulla, deve almeno il 60 % della paga media (休業手当). Se il contratto indica giorni o ore, non può ridurli senza il suo consenso. Conservi i turni e vada all’ispettorato del lavoro.',
  },
  'jp.ask.pay-lowered': {
    says: 'No. La ditta non può ridurre la paga senza il suo consenso libero. Nuove regole vincolano solo se ragionevoli e rese note. Come sanzione può togliere mezza giornata per fatto e un decimo al mese al massimo. Scriva che non è d’accordo.',
  },
  'jp.ask.freelance-unpaid': {
    says: 'Il pagamento è dovuto entro 60 giorni dalla consegna del lavoro. La ditta non può ridurre il prezzo né rifiutare il lavoro senza sua colpa. Mandi una fattura con un ultimo giorno. Lo segnali alla 公正取引委員会. Aiuto gratis: フリーランス・トラブル110番.',
  },
  'jp.ask.minimum-pay': {
    says: 'Sì. La ditta deve pagare il minimo della sua prefettura, anche se ha accettato meno. Può chiedere la differenza per tre anni. Lo segnali all’ispettorato (労働基準監督署). Non possono punirla per questo.',
  },
  'jp.ask.severance': {
    says: 'Può chiederla se le regole, il contratto o la prassi la prevedono. Chieda di vedere le regole (退職金規程). Anche dopo un licenziamento per colpa si riduce solo per fatti molto gravi. Chieda con lettera certificata; si prescrive dopo cinque anni. L’ispettorato del lavoro può aiutare.',
  },
  'jp.ask.no-pay-slip': {
    says: 'Sì, la ditta deve dare una busta paga a ogni pagamento, su carta o online. I contanti sono permessi, ma ore e somme vanno annotate. Chieda per iscritto buste e condizioni (労働条件通知書). Annoti anche lei. Se non serve, avvisi il fisco e l’ispettorato.',
  },
}
