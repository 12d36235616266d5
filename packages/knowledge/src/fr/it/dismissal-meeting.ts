/** The meeting before a dismissal or a sanction (entretien préalable): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MEETING_WORDS: Words = {
  'fr.job.want-invite': {
    says: 'Il datore di lavoro La invita a un colloquio prima di decidere. Non è ancora licenziato.',
  },
  'fr.job.not-yet': {
    says: 'Non possono licenziarla al colloquio. La lettera può partire al più presto due giorni lavorativi dopo.',
  },
  'fr.job.know-adviser': {
    says: 'Se nella ditta non ci sono rappresentanti, un consulente esterno gratuito (conseiller du salarié) può venire con Lei.',
    learnMore: 'L’elenco è in comune e all’ufficio del lavoro. L’invito deve dirlo.',
  },
  'fr.job.step-invite': {
    says: 'Vada al colloquio con un collega o un consulente. Ascolti, prenda note, non firmi nulla lì.',
  },
  'fr.job.step-invite-check': {
    says: 'Conti i giorni: tra l’arrivo della lettera e il colloquio devono esserci cinque giorni lavorativi interi.',
  },
  'fr.job.right-meeting': {
    says: 'Ha diritto prima a un colloquio, chiamato almeno cinque giorni lavorativi prima, con qualcuno al Suo fianco.',
  },
  'fr.job.element-meeting': {
    name: 'Il colloquio prima',
    says: 'Prima deve esserci stato un colloquio.',
    ifMissing: 'Non vediamo un colloquio. Se non c’è stato, può avere fino a un mese di paga.',
  },
  'fr.job.element-adviser': {
    name: 'Che può portare qualcuno',
    says: 'L’invito deve dire che può portare qualcuno.',
    ifMissing: 'Non vediamo che può portare qualcuno. Lo scriva: può darle dei soldi.',
  },
  'fr.job.right-sanction-meeting': {
    says: 'Prima di una sanzione che tocca il Suo lavoro devono invitarla a un colloquio. Può portare un collega, e devono dare il motivo per iscritto.',
  },
  'fr.job.right-two-months': {
    says: 'Non possono punire una colpa che conoscono da più di due mesi. Un giudice può annullare una sanzione troppo dura; per un licenziamento ingiusto spetta del denaro.',
  },
}
