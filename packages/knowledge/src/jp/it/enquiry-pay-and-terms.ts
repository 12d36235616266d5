/** Questions on pay that is cut or not paid, shifts, trial periods and charges for leaving: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_TERMS_IT: Words = {
  'jp.ask.flat-overtime': {
    says: 'Sì. Un forfait vale solo se somma e ore sono ben distinte dalla paga base. Le ore in più vanno pagate, con almeno il 25 % in più, il 50 % oltre 60 al mese. Può chiedere tre anni indietro. Annoti le sue ore.',
  },
  'jp.ask.shifts-cut': {
    says: 'Se il turno era fissato e la ditta lo annulla, deve almeno il 60 % della paga media (休業手当). Se il contratto indica giorni o ore, non può ridurli senza il suo consenso. Conservi i turni e vada all’ispettorato del lavoro.',
  },
  'jp.ask.pay-lowered': {
    says: 'No. La ditta non può ridurre la paga senza il suo consenso libero. Nuove regole vincolano solo se ragionevoli e rese note. Come sanzione può togliere mezza giornata per fatto e un decimo al mese al massimo. Scriva che non è d’accordo.',
  },
  'jp.ask.trial-period': {
    says: 'La prova è un vero lavoro. La ditta deve avere un buon motivo che non poteva conoscere all’assunzione. Dopo 14 giorni di lavoro servono anche 30 giorni di preavviso o paga. Chieda i motivi per iscritto e non firmi nulla.',
  },
  'jp.ask.quit-penalty': {
    says: 'Per lo più no. La ditta non può fissare prima una penale per chi va via, né toglierla dalla paga. Può chiedere solo un danno provato, ed è raro. Dia due settimane di preavviso per iscritto e mostri le minacce all’ispettorato del lavoro.',
  },
  'jp.ask.freelance-unpaid': {
    says: 'Il pagamento è dovuto entro 60 giorni dalla consegna del lavoro. La ditta non può ridurre il prezzo né rifiutare il lavoro senza sua colpa. Mandi una fattura con un ultimo giorno. Lo segnali alla 公正取引委員会. Aiuto gratis: フリーランス・トラブル110番.',
  },
  'jp.ask.minimum-pay': {
    says: 'Sì. La ditta deve pagare il minimo della sua prefettura, anche se ha accettato meno. Può chiedere la differenza per tre anni. Lo segnali all’ispettorato (労働基準監督署). Non possono punirla per questo.',
  },
  'jp.ask.other-than-advert': {
    says: 'Sì. Se le condizioni sono diverse da quelle scritte, può andare via subito. La paga promessa è dovuta. Chieda il foglio (労働条件通知書) e conservi l’annuncio. Avvisi Hello Work o l’ispettorato.',
  },
  'jp.ask.social-insurance': {
    says: 'Se lavora circa tre quarti del tempo pieno, una ditta coperta deve assicurarla. In quelle più grandi possono bastare 20 ore a settimana. Chieda all’ufficio pensioni (年金事務所) di confermarlo, fino a due anni indietro.',
  },
  'jp.ask.leave-days-fixed': {
    says: 'Per lo più no. I giorni li sceglie lei; la ditta può spostarli solo se il lavoro ne soffre molto. Può fissare cinque giorni l’anno dopo averla sentita, di più solo per accordo (計画年休). I suoi giorni di chiusura non sono le sue ferie.',
  },
  'jp.ask.term-ended-early': {
    says: 'No. Un contratto a termine non finisce prima senza un motivo grave. L’agenzia non può lasciarla perché il cliente se ne va. Deve trovare altro lavoro o pagare almeno il 60 % fino alla fine. Non firmi nulla e chieda allo sportello del lavoro.',
  },
  'jp.ask.ill-from-work': {
    says: 'Sì, può valere come infortunio se un forte carico l’ha fatta ammalare, come angherie o orari lunghissimi. Lo chiede lei all’ispettorato del lavoro; il sì della ditta non serve. Conservi appunti, registrazioni, ore e referti. Per la paga persa ha due anni.',
  },
  'jp.ask.severance': {
    says: 'Può chiederla se le regole, il contratto o la prassi la prevedono. Chieda di vedere le regole (退職金規程). Anche dopo un licenziamento per colpa si riduce solo per fatti molto gravi. Chieda con lettera certificata; si prescrive dopo cinque anni. L’ispettorato del lavoro può aiutare.',
  },
  'jp.ask.pay-for-damage': {
    says: 'Non tutta la somma. Per un errore sul lavoro i giudici danno solo una parte equa, spesso un quarto o meno, e nulla per errori lievi. La ditta non può toglierla da sola dalla paga. Non firmi nulla e chieda all’ispettorato o a un avvocato.',
  },
  'jp.ask.no-pay-slip': {
    says: 'Sì, la ditta deve dare una busta paga a ogni pagamento, su carta o online. I contanti sono permessi, ma ore e somme vanno annotate. Chieda per iscritto buste e condizioni (労働条件通知書). Annoti anche lei. Se non serve, avvisi il fisco e l’ispettorato.',
  },
}
