/** First steps, rights and ways out for questions about a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_WORDS: Words = {
  'it.guide.step-home-read': {
    says: 'Zoek uw huurcontract: datum, duur, huur, en of het geregistreerd is.',
  },
  'it.guide.step-home-pay': { says: 'Blijf de huur op tijd betalen, per overschrijving.' },
  'it.guide.step-home-write': { says: 'Schrijf de verhuurder aangetekend of per PEC.' },
  'it.guide.step-home-union': { says: 'Vraag hulp aan een huurdersvereniging en de gemeente.' },
  'it.guide.right-home-judge': {
    says: 'U kunt uw woning alleen door een beslissing van een rechter verliezen.',
  },
  'it.guide.right-home-term': {
    says: 'Een vrij huurcontract loopt vier jaar plus vier, een met afgesproken huur drie plus twee.',
  },
  'it.guide.right-home-repair': { says: 'De verhuurder moet het grotere herstel doen.' },
  'it.guide.home-locks': {
    says: 'De verhuurder mag het slot niet veranderen of stroom of water afsluiten.',
  },
  'it.guide.home-grace': {
    says: 'Bij een ontruiming wegens huur kunt u de rechter tot 90 dagen vragen om te betalen.',
  },
  'it.guide.option-home-dispute': {
    says: 'Zeg wat de wet u geeft en wat u wilt.',
    title: 'De verhuurder schrijven',
    cost: 'Een aangetekende brief.',
    time: 'Een uur.',
    risk: 'De verhuurder kan naar de rechter gaan.',
    bestFor: 'De verhuurder breekt een regel.',
  },
  'it.guide.option-home-deal': {
    says: 'Bied schriftelijk een plan of een datum aan die u kunt nakomen.',
    title: 'Een akkoord sluiten',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen.',
    risk: 'Doe wat u belooft.',
    bestFor: 'U bent huur schuldig of wilt verhuizen.',
  },
  'it.guide.right-home-expert': {
    says: 'Voor een proces kan een rechter een deskundige sturen die de oorzaak van de schade zoekt. De deskundige probeert ook te schikken. Hiervoor hebt u een advocaat nodig.',
  },
  'it.guide.option-home-help': {
    says: 'Een huurdersvereniging, de gemeente of een gratis advocaat.',
    title: 'Hulp vragen',
    cost: 'Niets of weinig.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U bent bang uw woning te verliezen.',
  },
}
