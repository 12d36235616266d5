/** The Dutch words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_NL: Words = {
  'nz.driver.right-name': {
    says: 'Reed u niet? Zeg dan wie wel. Kunt u het niet uitzoeken? Zeg dan schriftelijk wat u hebt geprobeerd.',
  },
  'nz.driver.warn': {
    says: 'Negeer het niet. Zwijgen of een valse naam is zelf een overtreding, met een hoge boete.',
  },
  'nz.driver.step': {
    says: 'Controleer de auto, de dag en de plaats. Antwoord binnen 14 dagen schriftelijk en bewaar een kopie.',
  },
  'nz.driver.step-lawyer': {
    says: 'Gaat het om een ongeluk of een ernstige overtreding? Bel dan eerst een advocaat of Community Law.',
  },
  'nz.order.step': {
    says: 'Bel de ambtenaar die in de brief staat vóór de laatste dag. Vraag wat genoeg zou zijn, en vraag schriftelijk om meer tijd.',
  },
  'nz.order.right': { says: 'U kunt om de redenen en het dossier vragen, en uw kant vertellen.' },
  'nz.order.deadline-abatement': {
    says: 'U hebt 15 werkdagen nadat u een bevel (abatement notice) kreeg om in beroep te gaan.',
    action: 'Ga in beroep bij de Environment Court',
    consequence: 'Daarna moet u het bevel opvolgen.',
  },
  'nz.order.right-stay': {
    says: 'U kunt in beroep gaan bij de Environment Court en vragen het bevel te pauzeren. Zolang die dat niet zegt, moet u het opvolgen.',
  },
  'nz.order.warn': {
    says: 'Niet opvolgen is een overtreding met hoge boetes. Vraag snel advies aan een deskundige (planner) of een advocaat.',
  },
  'nz.order.option-change': {
    says: "Schrijf de gemeente (council), met foto's. U kunt vragen het bevel te veranderen of in te trekken.",
    title: 'De gemeente vragen het te veranderen of in te trekken',
    cost: 'Gratis.',
    time: 'Een paar weken.',
    risk: 'De tijd om in beroep te gaan loopt door.',
    bestFor: 'U hebt het in orde gemaakt, of feiten kloppen niet.',
  },
}
