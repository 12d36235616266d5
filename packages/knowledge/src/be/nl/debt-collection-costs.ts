/** The free first reminder, and what a collector may add to a debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_WORDS: Words = {
  'be.debt.know-caps': {
    says: 'De vergoeding is begrensd: € 20 tot € 150. Tot € 500: € 30 plus 10 % boven € 150. Daarboven: € 65 plus 5 %, hoogstens € 2.000.',
    learnMore:
      'Alleen voor een particulier tegenover een bedrijf, en als het contract dit bepaalt.',
  },
  'be.debt.deadline-fourteen': {
    says: 'U hebt minstens 14 kalenderdagen na de eerste herinnering voor er kosten bijkomen. Per post begint dit op de derde werkdag.',
    action: 'Betalen, betwisten of een plan vragen',
    consequence: 'Daarna kunnen begrensde kosten en intrest bijkomen.',
  },
  'be.debt.step-costs': {
    says: 'Vergelijk de kosten met de wettelijke grenzen. Betaal alleen wat mag.',
  },
  'be.debt.right-free-reminder': {
    says: 'U hebt recht op een eerste herinnering zonder kosten, en dan 14 dagen.',
  },
  'be.debt.right-caps': { says: 'U hebt recht op begrensde kosten. Een hoger bedrag telt niet.' },
  'be.debt.right-interest-cap': {
    says: 'Ook de intrest is begrensd: de referentie-interestvoet plus acht punten per jaar. Zonder beding in het contract geldt alleen de wettelijke intrest.',
  },
  'be.debt.charge-first': {
    name: 'Kosten van de eerste herinnering',
    says: 'De eerste herinnering is gratis.',
  },
  'be.debt.element-sum': {
    name: 'Het verschuldigde bedrag',
    says: 'De herinnering moet het bedrag en de komende vergoeding vermelden.',
    ifMissing: 'We zien geen duidelijk bedrag. Vraag het schriftelijk.',
  },
  'be.debt.charge-small': {
    name: 'Het schadebeding',
    says: 'Voor een schuld tot € 150 is het schadebeding hoogstens € 20.',
  },
  'be.debt.charge-middle': {
    name: 'Het schadebeding',
    says: 'Voor een schuld van € 150 tot € 500 is het € 30 plus 10 % boven € 150, dus hoogstens € 65.',
  },
  'be.debt.right-instalments': {
    says: 'Voor periodieke facturen zijn drie herinneringen per jaar gratis. Andere kosten hoogstens € 7,50 en de post.',
  },
}
