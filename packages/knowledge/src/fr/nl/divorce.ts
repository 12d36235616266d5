/** The Dutch words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_NL: Words = {
  'fr.divorce.want': {
    says: 'Uw man of vrouw vraagt de familierechter (juge aux affaires familiales) het huwelijk te beëindigen.',
  },
  'fr.divorce.reality': {
    says: 'Dit begint een zaak van maanden. De eerste zitting regelt voorlopig het huis, de kinderen en het geld.',
  },
  'fr.divorce.not-yet': {
    says: 'U blijft getrouwd tot een vonnis. Dit papier alleen neemt u huis noch kinderen af.',
  },
  'fr.divorce.right-lawyer': {
    says: 'U hebt een eigen advocaat nodig, niet die van uw partner. Die moet zich binnen 15 dagen na het stuk van de deurwaarder melden.',
  },
  'fr.divorce.right-aid': {
    says: 'Met een laag inkomen betaalt de Staat de advocaat geheel of deels (aide juridictionnelle). Het inkomen van uw partner telt hier niet.',
  },
  'fr.divorce.right-for-now': {
    says: 'Op de eerste zitting kunt u het huis, een bijdrage voor u en een plan voor de kinderen vragen.',
  },
  'fr.divorce.right-ground': {
    says: 'U mag met de scheiding instemmen zonder over schuld te praten. Zonder uw ja is een jaar apart wonen nodig, of bewijs van zware schuld.',
  },
  'fr.divorce.right-balance': {
    says: 'Maakt de scheiding u veel armer dan uw partner, dan kunt u een bedrag vragen (prestation compensatoire).',
  },
  'fr.divorce.step-lawyer': {
    says: 'Noteer de dag waarop dit kwam en de dag van de zitting. Zoek deze week een advocaat en neem alle papieren mee.',
  },
  'fr.divorce.step-papers': {
    says: 'Verzamel loonstroken, belastingpapieren, afschriften, leningen, huurcontract of akte, en wat de kinderen kosten.',
  },
  'fr.divorce.option-aid': {
    says: 'Een point-justice (3039) of het gratis spreekuur van advocaten zegt wat u eerst doet.',
    title: 'Eerste gratis advies vragen',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U hebt nog geen advocaat.',
  },
}
