/** Phone and internet firms that raise a price: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_TELECOMS_NL: Words = {
  'de.price.telecom-right-end': {
    says: 'U mag wegens de verhoging opzeggen, gratis en zonder termijn, binnen drie maanden na deze brief. Het contract eindigt op zijn vroegst op de dag van de verhoging.',
  },
  'de.price.telecom-deadline': {
    says: 'De drie maanden lopen vanaf de dag dat de brief kwam. Voor de zekerheid is vanaf de datum geteld.',
    action: 'Opzeggen wegens de verhoging, als u weg wilt',
    consequence:
      'Het bijzondere opzegrecht is voorbij. Het contract loopt door voor de nieuwe prijs.',
  },
  'de.price.telecom-right-told': {
    says: 'Ze moeten het minstens een en hooguit twee maanden vooraf zeggen, in een vorm die u kunt bewaren.',
  },
  'de.price.telecom-step': {
    says: 'Vergelijk andere tarieven. Om nummer of lijn te houden, laat u het nieuwe bedrijf overstappen. Let op de drie maanden.',
  },
  'de.price.telecom-option-leave': {
    says: 'Noem de prijswijziging en § 57 TKG. Vraag een bevestiging.',
    title: 'Opzeggen wegens de verhoging',
    cost: 'Gratis. Een telefoon of router moet u misschien teruggeven of betalen.',
    time: 'Binnen drie maanden na deze brief.',
    risk: 'Houd de lijn tot de nieuwe werkt.',
    bestFor: 'Een ander bedrijf is goedkoper.',
  },
}
