/** The Dutch words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_NL: Words = {
  'us.refused.want': {
    says: 'Zij weigeren wat u vroeg, of bieden slechtere voorwaarden. In de brief moet staan waarom, of hoe u dat te weten komt.',
  },
  'us.refused.reality': {
    says: 'Door deze brief bent u niets schuldig. Hij kan u een fout in uw kredietrapport (credit report) laten zien.',
  },
  'us.refused.right-report': {
    says: 'U hebt recht op een gratis kopie van het kredietrapport dat zij gebruikten. Vraag het binnen 60 dagen bij het bureau in de brief.',
  },
  'us.refused.right-reasons': {
    says: 'U hebt recht op de belangrijkste redenen. Staan die niet in de brief, vraag er dan schriftelijk om binnen 60 dagen.',
  },
  'us.refused.right-equal': {
    says: 'Een kredietgever mag u niet weigeren om ras, huidskleur, godsdienst, afkomst, geslacht, burgerlijke staat, leeftijd of omdat uw geld uit uitkeringen komt.',
  },
  'us.refused.right-notice': {
    says: 'Zij moeten het bureau noemen en uw kredietscore (credit score), als zij die gebruikten.',
  },
  'us.refused.step-report': {
    says: 'Vraag het gratis rapport en zoek schulden die niet van u zijn, foute bedragen en oude meldingen.',
  },
  'us.refused.option-dispute': {
    says: 'Schrijf het bureau en het bedrijf dat het meldde. Stuur kopieën van uw bewijs mee.',
    title: 'Een foute melding betwisten',
    cost: 'Gratis',
    time: 'Het bureau heeft meestal 30 dagen om het na te kijken',
    risk: 'Geen.',
    bestFor: 'Er zit een fout in het rapport.',
  },
  'us.credit.right-insurer-report': {
    says: 'Een verzekeraar die meer vraagt of weigert om een rapport, moet zeggen van wie het is. U krijgt het gratis en kunt het betwisten.',
  },
}
