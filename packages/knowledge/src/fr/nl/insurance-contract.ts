/** The Dutch words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_NL: Words = {
  'fr.insurance.want': { says: 'Uw verzekeraar meldt u de prijs van het volgende jaar.' },
  'fr.insurance.reality': {
    says: 'U hoeft niet te blijven. Na het eerste jaar kunt u de meeste verzekeringen altijd wisselen.',
  },
  'fr.insurance.right-year': {
    says: 'Na één jaar kunt u auto-, woning- en aanvullende zorgverzekering altijd gratis opzeggen. Ze eindigt één maand na uw brief.',
  },
  'fr.insurance.right-notice': {
    says: 'Ze moeten u de laatste dag om op te zeggen melden, minstens 15 dagen vooraf. Komt het later, dan hebt u 20 dagen vanaf de verzending.',
  },
  'fr.insurance.step': {
    says: 'Vergelijk prijzen. Laat voor auto en woning de nieuwe verzekeraar het oude contract beëindigen, zodat u nooit onverzekerd bent.',
  },
  'fr.insurance.option': {
    says: 'Vraag een lagere prijs, of zeg online of per brief op.',
    title: 'Minder vragen of wisselen',
    cost: 'Gratis.',
    time: 'Eén maand.',
    risk: 'Een tijd zonder dekking.',
    bestFor: 'De prijs stijgt sterk.',
  },
}
