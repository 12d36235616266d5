/** Prova, malattia, ultima paga e sospensione, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_IT: Words = {
  'ch.job.right-trial': {
    says: 'Nel periodo di prova il termine è di sette giorni. Dura un mese, o fino a tre per iscritto.',
  },
  'ch.job.right-ill-pay': {
    says: 'Da malato mantiene la paga alcune settimane, di più con gli anni, o un’indennità. Una disdetta nel periodo protetto è nulla.',
  },
  'ch.job.right-mass': {
    says: 'In un licenziamento collettivo la ditta deve prima sentire il personale e avvisare il cantone. Le grandi devono trattare un piano sociale.',
  },
  'ch.job.right-set-free': {
    says: 'Esonerato dal lavoro, conserva la paga. Le ferie contano come prese solo se il tempo libero basta. Gli straordinari quasi sempre solo se è d’accordo.',
  },
  'ch.job.step-accident-cover': {
    says: 'Lavorava otto ore a settimana o più? L’assicurazione infortuni finisce 31 giorni dopo la paga. Prima può prolungarla fino a sei mesi (assicurazione per accordo).',
  },
  'ch.job.right-last-pay': {
    says: 'L’ultimo giorno è dovuta tutta la paga, con gli straordinari e le vacanze non fatte.',
  },
  'ch.job.right-free-court': {
    says: 'Le cause di lavoro fino a 30 000 franchi sono senza spese. Iniziano all’ufficio di conciliazione.',
  },
  'ch.job.right-no-compete': {
    says: 'Un divieto di concorrenza deve essere scritto e giusto per luogo, tempo e tipo, al massimo tre anni. Cade se la ditta disdice senza un Suo motivo.',
  },
  'ch.jobless.right-sanction': {
    says: 'I giorni di sospensione devono corrispondere alla Sua colpa. Ha 30 giorni per opporsi per iscritto, gratis. Dica perché ha agito così.',
  },
  'ch.job.right-jobless-instant': {
    says: 'Si iscriva subito all’URC. Se la cassa dice che è colpa Sua, sospende il pagamento per alcuni giorni. Ha 30 giorni per opporsi.',
  },
}
