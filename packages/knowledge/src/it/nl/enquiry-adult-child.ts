/** Questions about maintenance for a grown-up child: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADULT_CHILD_NL: Words = {
  'it.ask.adult-child-support': {
    says: 'Alimentatie eindigt niet op 18. Ze loopt zolang het kind studeert of ernstig werk zoekt, en eindigt als het van eigen werk kan leven. Maar stop niet alleen: het bevel geldt tot een rechter het wijzigt, en achterstand kan in beslag. Vraag de rechtbank om einde of verlaging, met bewijs van het werk. Het telt meestal vanaf uw vraag. Bent u het eens, dan kunnen advocaten het vastleggen.',
    dependsOn: 'of het kind van eigen werk leeft',
  },
}
