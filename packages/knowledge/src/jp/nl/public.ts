/** The Dutch words of Japan: public. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_NL: Words = {
  'jp.public.tax-want': {
    says: 'Het belastingkantoor of uw gemeente vraagt belasting of een verzekeringspremie.',
  },
  'jp.public.tax-who': {
    says: 'Dit is een kantoor van de overheid. Het kan zonder rechter beslag leggen, tien dagen na een formele herinnering (督促状).',
  },
  'jp.public.tax-real': { says: 'Belt u vroeg, dan gaat het vaak akkoord met tijd of delen.' },
  'jp.public.tax-not-yet': {
    says: 'Vóór de formele herinnering (督促状) wordt meestal niets in beslag genomen.',
  },
  'jp.public.tax-rights': {
    says: 'U kunt tijd (猶予), delen, een controle en een herziening vragen.',
  },
  'jp.public.tax-three': {
    says: 'U hebt drie maanden vanaf de dag nadat u een beslissing kent, om een herziening te vragen.',
    action: 'Een herziening vragen (審査請求)',
    consequence: 'De beslissing blijft staan.',
  },
  'jp.public.tax-call': {
    says: 'Bel het kantoor vóór de datum. Zeg wat u kunt betalen en vraag tijd of delen.',
  },
  'jp.public.tax-check': { says: 'Controleer de naam, het jaar en het bedrag.' },
  'jp.public.tax-review': {
    says: 'Klopt het niet? Vraag een nieuwe controle (再調査の請求) of een herziening (審査請求).',
  },
  'jp.public.tax-right': { says: 'U hebt recht op een gratis herziening.' },
  'jp.public.tax-time': {
    says: 'Bij nood mag u voor landelijke belasting binnen zes maanden na de betaaldag om tijd vragen.',
  },
  'jp.public.tax-plan': {
    says: 'Ga erheen of bel, met uw inkomen en kosten.',
    title: 'Om tijd of delen vragen',
    cost: 'De rente voor te laat loopt door.',
    time: 'Nu.',
    risk: 'Houd u aan het plan.',
    bestFor: 'U bent het schuldig.',
  },
  'jp.public.tax-appeal': {
    says: 'Schriftelijk, binnen drie maanden.',
    title: 'Een herziening vragen',
    cost: 'Niets.',
    time: 'Maanden.',
    risk: 'Betaal intussen of vraag tijd.',
    bestFor: 'Het bedrag klopt niet.',
  },
  'jp.public.benefit-want': {
    says: 'Een kantoor zegt dat het u te veel betaalde en vraagt geld terug.',
  },
  'jp.public.benefit-step': {
    says: 'Vraag schriftelijk de reden, de maanden en de bedragen. Vraag dan delen of minder.',
  },
  'jp.public.benefit-right': { says: 'U hebt recht op een gratis herziening binnen drie maanden.' },
  'jp.public.benefit-help-back': {
    says: 'Moet u bijstand (生活保護) teruggeven? Vraag welk artikel ze gebruiken. Onder artikel 63 kunnen ze u laten wat u nodig hebt om te leven.',
  },
  'jp.public.benefit-option': {
    says: 'Schrijf waarom het niet klopt.',
    title: 'Een herziening vragen',
    cost: 'Niets.',
    time: 'Drie maanden.',
    risk: 'Geen.',
    bestFor: 'U bent het niet eens.',
  },
}
