/** The Dutch words of the rows in ../debt-collection-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_NL: Words = {
  'us.debt.right-dispute': {
    says: 'U hebt het recht om de schuld schriftelijk te betwisten. Doe het binnen 30 dagen, dan moeten zij stoppen tot zij u bewijs sturen.',
  },
  'us.debt.right-notice': {
    says: 'U hebt recht op een bericht dat laat zien aan wie u geld schuldig bent, hoe het bedrag is opgebouwd, en wat de laatste dag is om het te betwisten.',
  },
  'us.debt.right-lawyer': {
    says: 'Een advocaat die vaak schulden van huishoudens int, geldt ook als incassobureau. Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
  },
  'us.debt.right-stop': {
    says: 'U hebt het recht om schriftelijk te zeggen dat zij geen contact meer mogen opnemen. De schuld blijft, en zij mogen nog wel naar de rechter.',
  },
  'us.debt.right-calls': {
    says: 'Een incassobureau mag u over een schuld niet vaker dan zeven keer in zeven dagen bellen. Na een gesprek moet het zeven dagen wachten.',
  },
  'us.debt.right-hours': {
    says: 'Zij mogen geen contact opnemen voor 8 uur ’s ochtends of na 9 uur ’s avonds. Zij mogen niet naar uw werk bellen als uw werkgever dat verbiedt.',
  },
  'us.debt.right-opt-out': {
    says: 'U mag zeggen dat zij moeten stoppen met sms’en, e-mails of bellen. In elke e-mail en sms moet staan hoe u zich afmeldt.',
  },
  'us.debt.right-privacy': {
    says: 'Zij mogen uw familie, vrienden of baas niets vertellen over uw schuld.',
  },
  'us.debt.right-no-lies': {
    says: 'Zij mogen niet liegen, niet dreigen met iets wat zij niet kunnen doen, en niet doen alsof zij advocaat of overheid zijn.',
  },
  'us.debt.right-fees': {
    says: 'Zij mogen alleen kosten of rente erbij rekenen als uw contract of een wet dat toestaat.',
  },
  'us.debt.right-sue-them': {
    says: 'Als zij deze regels overtreden, kunt u hen binnen een jaar voor de rechter brengen. U kunt tot $1.000 krijgen en de kosten van uw advocaat.',
  },
  'us.debt.right-benefits': {
    says: 'Social Security en SSI kunnen niet worden afgepakt voor een particuliere schuld, ook niet na een vonnis.',
  },
  'us.debt.right-service': {
    says: 'Bent u in actieve militaire dienst, dan is de rente op schulden van voor uw dienst hoogstens 6%. Vraag er schriftelijk om.',
  },
  'us.debt.deadline-dispute': {
    says: 'U hebt na ontvangst van dit bericht 30 dagen om de schuld schriftelijk te betwisten. De laatste dag moet in het bericht staan. Eerder is veiliger.',
    action: 'De schuld schriftelijk betwisten en om bewijs vragen',
    consequence: 'Daarna mogen zij doorgaan met innen terwijl u de schuld betwist.',
    service: 'voor de post, zoals het incassobureau mag aannemen',
  },
  'us.debt.element-creditor': {
    says: 'In het bericht moet de naam staan van de schuldeiser die nu geld van u krijgt.',
    name: 'De naam van de schuldeiser',
    ifMissing:
      'Wij zien de naam van de schuldeiser niet. Die moet in zo’n bericht (validation notice) staan.',
  },
  'us.debt.element-sum': {
    says: 'In het bericht moeten het bedrag op een begindatum staan, en de rente, kosten, betalingen en tegoeden daarna.',
    name: 'Hoe het bedrag is opgebouwd',
    ifMissing:
      'Wij zien niet hoe het bedrag is opgebouwd. In het bericht moeten rente, kosten, betalingen en tegoeden staan.',
  },
  'us.debt.element-dispute': {
    says: 'In het bericht moet staan hoe u de schuld kunt betwisten en wat de laatste dag is.',
    name: 'Hoe en tot wanneer u kunt betwisten',
    ifMissing:
      'Wij zien niet hoe u de schuld kunt betwisten. Misschien stond het in een andere brief. Die moet binnen vijf dagen na het eerste contact komen.',
  },
}
