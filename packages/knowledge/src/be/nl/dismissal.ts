/** The end of a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'be.job.want': {
    says: 'Uw werkgever beëindigt het contract, met opzegging of met een vergoeding.',
  },
  'be.job.who': { says: 'De werkgever beslist, maar de arbeidsrechtbank kan dit nagaan.' },
  'be.job.reality': {
    says: 'De werkgever moet vooraf geen rechter vragen. Maar een kennelijk onredelijk ontslag kost 3 tot 17 weken loon.',
  },
  'be.job.not-yet': {
    says: 'De opzegging start niet meteen. Ze start op de maandag na de week van ontvangst.',
  },
  'be.job.rights': {
    says: 'U hebt recht op opzegging of vergoeding, op de redenen en op de arbeidsrechtbank.',
  },
  'be.job.deadline-year': {
    says: 'U hebt één jaar na het einde van het contract om naar de rechtbank te gaan. Tel veiligheidshalve vanaf de brief.',
    action: 'Naar de arbeidsrechtbank gaan',
    consequence: 'Daarna is uw eis te laat.',
  },
  'be.job.deadline-reasons': {
    says: 'U hebt twee maanden na een onmiddellijk einde om de redenen aangetekend te vragen. Met opzegtermijn: zes maanden na de kennisgeving.',
    action: 'De redenen aangetekend vragen',
    consequence: 'Vraagt u niet op tijd, dan moet u zelf meer bewijzen.',
  },
  'be.job.step-reasons': {
    says: 'Vraag de redenen aangetekend. De werkgever antwoordt binnen twee maanden, of betaalt twee weken loon.',
  },
  'be.job.step-check': {
    says: 'Controleer de opzegtermijn met uw startdatum. Gebruik een rekentool van vakbond of overheid.',
  },
  'be.job.step-union': {
    says: 'Praat snel met uw vakbond of een advocaat. Teken niets dat rechten opgeeft.',
  },
  'be.job.step-urgent': {
    says: 'Bij dringende reden heeft de werkgever drie werkdagen om op te treden en drie om te melden. Controleer beide.',
  },
  'be.job.step-register': {
    says: 'Schrijf u in als werkzoekende (VDAB, Actiris) en vraag het formulier C4.',
  },
  'be.job.right-notice': {
    says: 'U hebt recht op een opzegtermijn volgens anciënniteit, of op de vergoeding.',
  },
  'be.job.right-form': {
    says: 'Opzegging moet aangetekend of via deurwaarder, met begin en duur. Anders kan ze nietig zijn.',
  },
  'be.job.right-reasons': { says: 'Na zes maanden werk hebt u recht op de concrete redenen.' },
  'be.job.right-unfair': {
    says: 'Is het ontslag kennelijk onredelijk, dan krijgt u 3 tot 17 weken loon.',
  },
  'be.job.option-court': {
    title: 'Naar de arbeidsrechtbank gaan',
    says: 'Uw vakbond of een advocaat dient de eis in.',
    cost: 'Weinig met een vakbond of rechtsbijstand.',
    time: 'Binnen het jaar.',
    risk: 'Kosten als u verliest.',
    bestFor: 'Te korte termijn of onredelijke reden.',
  },
  'be.job.option-deal': {
    title: 'Een akkoord zoeken',
    says: 'Vraag schriftelijk de juiste termijn of vergoeding.',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Een getekend akkoord beëindigt uw eis.',
    bestFor: 'De berekening is fout.',
  },
  'be.job.option-union': {
    title: 'Uw vakbond vragen',
    says: 'De vakbond controleert brief en bedragen.',
    cost: 'Uw lidgeld.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen die ontslagen is.',
  },
}
