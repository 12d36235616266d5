/** The Dutch words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_NL: Words = {
  'es.ask.spoken-lease': {
    says: 'Ook een mondeling huurcontract geldt. U kunt het op schrift eisen, met namen, woning, huur en duur. Is het uw thuis, dan mag u vijf jaar blijven, bij een bedrijf zeven. Betaal per bank en bewaar berichten.',
  },
  'es.ask.sublet': {
    says: 'Alleen een deel van de woning, en alleen als de eigenaar schriftelijk ja zegt. De huur mag niet hoger zijn dan de uwe. Zonder dat ja kan hij de rechter vragen de huur te beëindigen.',
    dependsOn: 'of u het ja op schrift hebt',
  },
}
