/** Questions about claims at an employment tribunal: time, Acas and cost. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TRIBUNAL_NL: Words = {
  'gb.ask-work.time-limit': {
    says: 'Gebeurde het op of na 1 oktober 2026, dan zijn er voor de meeste zaken zes maanden. Daarvoor is het drie maanden min een dag. Neem binnen die tijd contact op met Acas. Doe het voor de zekerheid binnen drie maanden.',
    dependsOn: 'de dag waarop het gebeurde',
  },
  'gb.ask-work.acas': {
    says: 'Vóór de meeste zaken bij het tribunaal moet u contact opnemen met Acas. Het is gratis. Het overleg kan tot 12 weken duren. De tijd voor uw zaak staat intussen stil.',
  },
  'gb.ask-work.tribunal-cost': {
    says: 'Een zaak bij een employment tribunal kost niets, en Acas is gratis. U hebt geen advocaat nodig. Verliest u, dan betaalt u de andere kant meestal niet.',
  },
}
