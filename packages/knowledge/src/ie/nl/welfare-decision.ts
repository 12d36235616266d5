/** The Dutch words of the rows in ../welfare-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DECISION_NL: Words = {
  'ie.welfare.deadline-appeal': {
    says: 'U heeft 60 dagen vanaf het besluit voor beroep. Heeft u het geld nodig, doe het dan eerder.',
    action: 'Het beroep sturen naar het Social Welfare Appeals Office',
    consequence: 'Een laat beroep vraagt een goede reden.',
  },
  'ie.welfare.right-review': {
    says: 'U kunt vragen om opnieuw te kijken met nieuw bewijs, en toch op tijd in beroep gaan.',
  },
  'ie.welfare.right-hearing': {
    says: 'Iemand anders kijkt ernaar. U kunt vragen om gehoord te worden, gratis.',
  },
  'ie.welfare.right-meantime': {
    says: 'Heeft u geen geld in de tussentijd, vraag Intreo om Supplementary Welfare Allowance.',
  },
  'ie.welfare.step-reason': {
    says: 'Zoek de reden. Vraag uw arts of een ander om een papier dat erop antwoordt.',
  },
  'ie.welfare.option-appeal': {
    title: 'In beroep gaan',
    cost: 'Gratis.',
    time: 'Enkele maanden.',
    risk: 'Klein.',
    bestFor: 'U vindt dat feiten of regels verkeerd zijn gelezen.',
    says: 'Schrijf waarom het besluit fout is, met uw papieren. Citizens Information helpt gratis.',
  },
  'ie.welfare.reality-review': {
    says: 'Een controle is gewoon. Het is geen beschuldiging, en uw geld loopt voorlopig door.',
  },
  'ie.welfare.step-form': {
    says: 'Vul het formulier naar waarheid in en stuur het op tijd. Bewaar kopie en bewijs.',
  },
  'ie.welfare.right-time': {
    says: 'Heeft u meer tijd nodig, vraag dat voor de laatste dag en zeg waarom.',
  },
  'ie.welfare.right-after': {
    says: 'Wordt het daarna minder, dan krijgt u een besluit op papier en 60 dagen voor beroep.',
  },
}
