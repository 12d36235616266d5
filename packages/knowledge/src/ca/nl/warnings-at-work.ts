/** The Dutch words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_NL: Words = {
  'ca.warned.not-yet': { says: 'U houdt voorlopig uw baan en uw loon.' },
  'ca.warned.right-union': {
    says: 'Hebt u een vakbond, dan kan die met u meekomen en een klacht (grievance) indienen. De tijd daarvoor is vaak kort.',
  },
  'ca.warned.option-answer': {
    says: 'Vertel uw kant op papier en vraag dat die in uw dossier komt.',
    title: 'Antwoord schriftelijk',
    cost: 'Gratis.',
    time: 'Een paar dagen.',
    risk: 'Laag, als u rustig blijft en bij de feiten blijft.',
    bestFor: 'U bent het niet eens met wat er wordt gezegd.',
  },
  'ca.suspended.reality': {
    says: 'Een schorsing terwijl ze iets uitzoeken, bewijst niets. Uw baan gaat door.',
  },
  'ca.suspended.right-pay': {
    says: 'Zonder goede reden, of zonder loon, kan een schorsing tellen als ontslag. Dan hebt u misschien recht op geld voor het einde van de baan.',
  },
  'ca.suspended.right-told': {
    says: 'U kunt vragen waarom, voor hoe lang, en wat u gedaan zou hebben, en uw kant vertellen.',
  },
  'ca.suspended.step-ask': {
    says: 'Vraag schriftelijk om de reden, de regel, hoe lang het duurt, en dat uw loon doorgaat.',
  },
  'ca.suspended.step-keep': {
    says: 'Neem geen ontslag. Houd u aan de brief, schrijf op wat u nog weet, en bel uw vakbond of een advocaat.',
  },
  'ca.exit.reality': { says: 'Het is een aanbod. Totdat u tekent, houdt u al uw rechten.' },
  'ca.exit.right-no': {
    says: 'U kunt nee zeggen, of vragen om meer geld, een latere dag of een goed getuigschrift.',
  },
  'ca.exit.right-minimum': {
    says: 'De wet bepaalt een minimum voor opzegtermijn, verlof en ontslagvergoeding (severance). Ze zijn dat schuldig, ook als u niet tekent.',
  },
  'ca.exit.right-court': {
    says: 'Rechters geven vaak veel meer dan dat minimum, naar uw leeftijd, jaren en baan. Laat een advocaat kijken voordat u tekent.',
  },
  'ca.exit.warn-ei': {
    says: 'Staat op het papier dat u zelf ontslag nam, dan kan EI worden geweigerd. Geld om te vertrekken kan EI later laten beginnen.',
  },
  'ca.exit.step-wait': {
    says: 'Teken niet meteen. Vraag schriftelijk om minstens een week, en dat het bedrijf advies betaalt.',
  },
  'ca.exit.option-negotiate': {
    says: 'Schrijf vóór de laatste dag wat u wilt: een bedrag, extra’s, een getuigschrift.',
    title: 'Vraag om betere voorwaarden',
    cost: 'Gratis, of wat een advocaat kost.',
    time: 'Eén tot drie weken.',
    risk: 'Ze kunnen het aanbod intrekken.',
    bestFor: 'U zou wel gaan, maar niet hiervoor.',
  },
  'ca.warned.right-proportion': {
    says: 'Een waarschuwing is nog geen reden om u zonder geld te ontslaan. Daarvoor moet de fout zo ernstig zijn dat het werk niet door kan gaan.',
  },
}
