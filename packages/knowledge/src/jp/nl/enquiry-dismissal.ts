/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'jp.ask.step-work': { says: 'Vraag de gratis arbeidsbalie voordat u tekent.' },
  'jp.ask.right-work': { says: 'Een ontslag zonder goede reden is nietig.' },
  'jp.ask.fired': {
    says: 'Teken geen ontslagname. Vraag de redenen op papier, en 30 dagen opzegtermijn of loon. Vraag dan de gratis arbeidsbalie.',
  },
  'jp.ask.fired-by-message': {
    says: 'Ontslag heeft geen vorm nodig, maar wel een eerlijke reden en 30 dagen opzegtermijn of loon. Vraag vandaag schriftelijk: is het ontslag, en waarom? Schrijf dat u wilt blijven werken. Teken geen eigen ontslag. Bewaar het bericht. Ga naar het gratis loket (総合労働相談コーナー).',
  },
  'jp.ask.not-renewed': {
    says: 'Bent u steeds verlengd, of mocht u dat verwachten, dan is voor stoppen een eerlijke reden nodig. Schrijf meteen dat u verlenging wilt. Vraag de reden schriftelijk. Na meer dan vijf jaar samen mag u een vaste baan vragen. Ga naar het gratis arbeidsloket.',
  },
}
