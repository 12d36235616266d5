/** Questions about insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'es.ask.insurance-no': {
    says: 'Vraag schriftelijk de reden en klaag bij de verzekeraar. Klaag dan gratis bij de DGSFP. Na drie maanden is hij hoge rente schuldig.',
  },
  'es.ask.insurance-leave': {
    says: 'Schrijf de verzekeraar minstens een maand voor de vervaldag dat u niet verlengt. Een prijswijziging moet hij twee maanden vooraf melden. Was dat te laat, dan kunt u de wijziging nog schriftelijk weigeren.',
  },
  'es.ask.health-cover': {
    says: 'U hoeft alleen te antwoorden op wat is gevraagd. Zonder duidelijke vraag telt het niet tegen u. Bij eerlijk vergeten mogen ze minder betalen, niet niets. Klaag schriftelijk, dan gratis bij de DGSFP.',
    dependsOn: 'wat de verzekeraar vroeg bij het tekenen',
  },
}
