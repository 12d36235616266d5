/** The Dutch words of the rows in ../sick-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_NL: Words = {
  'fr.sick-pay.want': {
    says: 'Het ziekenfonds stopt uw dagelijkse ziekengeld (indemnités journalières).',
  },
  'fr.sick-pay.reality': {
    says: 'De arts van het fonds zegt dat u weer kunt werken. Ga die dag terug, of ga ervoor naar uw eigen arts. Wegblijven zonder briefje kan u de baan kosten.',
  },
  'fr.sick-pay.deadline': {
    says: 'U hebt twee maanden vanaf de brief om het te betwisten bij de medische beroepscommissie (CMRA). Het stopt de beslissing niet.',
    action: 'De medische beroepscommissie schrijven (CMRA)',
    consequence: 'De beslissing wordt definitief.',
  },
  'fr.sick-pay.right-court': {
    says: 'Het beroep is gratis en artsen beslissen erover. Geen antwoord in vier maanden is een nee. Dan hebt u twee maanden voor de sociale rechter (pôle social), die een arts kan aanwijzen.',
  },
  'fr.sick-pay.right-report': {
    says: 'U mag een arts noemen die het medische verslag krijgt. Stuur nieuwe brieven van uw artsen mee met het beroep.',
  },
  'fr.sick-pay.right-works-doctor': {
    says: '60 dagen of langer weg, of 30 na een arbeidsongeval? De bedrijfsarts moet u binnen acht dagen na uw terugkeer zien. U kunt ook eerder een bezoek vragen.',
  },
  'fr.sick-pay.step': {
    says: 'Ga deze week met de brief naar uw arts. Vraag een schriftelijk oordeel. Vertel uw werkgever wat er gebeurt.',
  },
  'fr.sick-pay.option': {
    says: 'Schrijf waarom u niet kunt werken, met de brief van uw arts.',
    title: 'Betwisten bij de medische commissie',
    cost: 'Gratis.',
    time: 'Twee maanden.',
    risk: 'Geen ziekengeld tot het antwoord.',
    bestFor: 'Uw arts zegt dat u nog ziek bent.',
  },
}
