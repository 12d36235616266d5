/** The Dutch words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ROWS_NL: Words = {
  'fr.work-warning.want': {
    says: 'Uw werkgever straft een fout schriftelijk (avertissement). U bent niet ontslagen.',
  },
  'fr.work-warning.who': {
    says: 'Dit is uw werkgever. De arbeidsrechter (conseil de prud’hommes) kan een straf toetsen en schrappen.',
  },
  'fr.work-warning.reality': {
    says: 'Uw baan en loon gaan door. Een nieuwe fout kan zwaarder wegen, antwoord dus als het fout is. Na drie jaar mag ze niet meer worden gebruikt.',
  },
  'fr.work-warning.not-yet': {
    says: 'Ze kunnen u met deze brief niet ontslaan of uw loon korten. Boetes op loon zijn verboden.',
  },
  'fr.work-warning.right-reason': {
    says: 'De brief moet zeggen wat u deed. Is er twijfel, dan helpt de twijfel u.',
  },
  'fr.work-warning.right-cancel': {
    says: 'Een rechter kan een straf schrappen die fout of te hard is. U hebt twee jaar om het te vragen.',
  },
  'fr.work-warning.right-one': {
    says: 'Dezelfde fout mag niet twee keer worden gestraft. Ze kunnen u later dus niet alleen hierom ontslaan.',
  },
  'fr.work-warning.step': {
    says: 'Antwoord schriftelijk met feiten, data en getuigen. Bewaar een kopie en bewijs van verzending. Vraag de vertegenwoordigers of een vakbond.',
  },
  'fr.work-warning.option': {
    says: 'Schrijf dat u het aanvecht en vraag het in te trekken.',
    title: 'Schriftelijk aanvechten',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Erken niet meer dan waar is.',
    bestFor: 'De feiten kloppen niet.',
  },
}
