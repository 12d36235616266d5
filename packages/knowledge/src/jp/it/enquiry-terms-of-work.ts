/** Questions about the terms of a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_IT: Words = {
  'jp.ask.trial-period': {
    says: 'La prova è un vero lavoro. La ditta deve avere un buon motivo che non poteva conoscere all’assunzione. Dopo 14 giorni di lavoro servono anche 30 giorni di preavviso o paga. Chieda i motivi per iscritto e non firmi nulla.',
  },
  'jp.ask.quit-penalty': {
    says: 'Per lo più no. La ditta non può fissare prima una penale per chi va via, né toglierla dalla paga. Può chiedere solo un danno provato, ed è raro. Senza data di fine nel contratto bastano due settimane di preavviso per iscritto. Con una data di fine serve un motivo forte nel primo anno. Mostri le minacce all’ispettorato del lavoro.',
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
}
