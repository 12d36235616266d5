/** Questions about goods, bags and honest reviews: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_NL: Words = {
  'us.ask-life.unordered': {
    says: 'U hoeft niet te betalen voor spullen die zonder bestelling per post kwamen. Ze zijn een cadeau. Zeg dat het bedrijf schriftelijk.',
  },
  'us.ask-life.luggage': {
    says: 'De luchtvaartmaatschappij moet voor verloren, late of kapotte bagage betalen tot een grens. Meld het meteen, bewaar bonnen, en schrijf binnen 7 dagen bij schade of 21 bij vertraging.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Spullen moeten meestal doen wat zulke spullen doen. Vraag schriftelijk om reparatie, een nieuw product of uw geld. Een schriftelijke garantie moet worden nagekomen.',
    dependsOn: 'hoe oud het is en wat de garantie zegt',
  },
  'us.ask-life.review': {
    says: 'Ware feiten en duidelijke meningen mogen, en een contract mag een eerlijke recensie niet verbieden. Bewaar bewijs. Verander wat u niet als waar kunt laten zien.',
    dependsOn: 'of waar is wat u schreef',
  },
}
