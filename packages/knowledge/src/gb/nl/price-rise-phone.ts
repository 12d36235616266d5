/** A notice of a higher price for a phone or broadband contract: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_PHONE_NL: Words = {
  'gb.price-rise.right-phone-pounds': {
    says: 'Bij een contract sinds 17 januari 2025 moet elke verhoging vóór het tekenen in ponden en pence zijn genoemd. Koppelen aan de inflatie mag niet.',
  },
  'gb.price-rise.right-phone-leave': {
    says: 'Staat deze verhoging niet in het contract, dan moeten ze die een maand vooraf melden. U mag dan zonder kosten weg.',
  },
  'gb.price-rise.right-phone-after': {
    says: 'Is uw minimale looptijd voorbij? Dan mag u zonder kosten weg, met hoogstens een maand opzegtermijn.',
  },
  'gb.price-rise.know-social': {
    says: 'Met Universal Credit of een andere uitkering is er vaak een goedkoper tarief (social tariff). Vraag het eerst aan uw bedrijf.',
  },
  'gb.price-rise.option-phone-complain': {
    says: 'Klaag eerst. Ga na zes weken of een slotbrief (deadlock letter) naar de Communications Ombudsman of CISAS.',
    title: 'Klagen, dan de gratis dienst',
    cost: 'Niets.',
    time: 'Zes weken en wat langer.',
    risk: 'Geen.',
    bestFor: 'Ze laten u niet weg.',
  },
}
