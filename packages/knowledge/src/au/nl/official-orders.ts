/** The Dutch words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_NL: Words = {
  'au.driver.right-name': {
    says: 'Reed u niet? Zeg wie reed. Kunt u het niet weten? Zeg wat u deed om het te weten te komen.',
  },
  'au.driver.warn': {
    says: 'Negeer het niet, en noem alleen wie echt reed. Zwijgen of een valse naam is strafbaar.',
  },
  'au.driver.step': {
    says: 'Controleer de auto, de dag en de plaats. Vul het formulier op tijd in en bewaar een kopie.',
  },
  'au.driver.step-lawyer': {
    says: 'Gaat het om een ongeluk of een ernstig strafbaar feit? Bel legal aid (gratis rechtshulp) voordat u meer antwoordt dan de wet vraagt.',
  },
  'au.order.step': {
    says: 'Bel vóór de laatste dag de ambtenaar die in de brief staat. Vraag wat genoeg zou zijn, en vraag schriftelijk meer tijd.',
  },
  'au.order.right': {
    says: 'U kunt de redenen en het dossier vragen. In de meeste staten kunt u in beroep bij een rechter (court of tribunal), en de tijd is kort.',
  },
  'au.order.warn': {
    says: 'Doet u niets? Dan kan de gemeente (council) het werk meestal zelf doen, u de rekening sturen en een boete vragen.',
  },
  'au.order.right-nsw': {
    says: 'In New South Wales moet de gemeente (council) u meestal eerst waarschuwen en uw antwoord lezen. U kunt in beroep bij de Land and Environment Court binnen 28 dagen na het bevel.',
  },
}
