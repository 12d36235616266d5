/** The Dutch words of the rows in ../bank-price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_PRICE_RISE_NL: Words = {
  'fr.price.bank-right': {
    says: 'Uw bank moet nieuwe kosten twee maanden vooraf melden. Tot dan mag u weigeren en de rekening gratis sluiten. Zegt u tot dan niets, dan geldt dat als ja.',
  },
  'fr.price.bank-step': {
    says: 'Vergelijk gratis de kosten van alle banken op tarifs-bancaires.gouv.fr. Weiger schriftelijk vóór die dag.',
  },
  'fr.price.bank-option': {
    says: 'De nieuwe bank verhuist uw incasso’s en betalingen (mobilité bancaire).',
    title: 'Naar een andere bank',
    cost: 'Gratis.',
    time: 'Ongeveer een maand.',
    risk: 'Laat genoeg op de oude rekening tot alles over is.',
    bestFor: 'Een andere bank is goedkoper.',
  },
}
