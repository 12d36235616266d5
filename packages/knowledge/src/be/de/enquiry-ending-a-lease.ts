/** Questions about leaving a home, a notice from the landlord and the deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_WORDS: Words = {
  'be.ask.leave-home': {
    says: 'Mietvertrag über neun Jahre: drei Monate Frist. In den ersten drei Jahren schulden Sie drei, zwei oder eine Monatsmiete. Kurze Verträge haben andere Regeln.',
    dependsOn: 'die Art des Mietvertrags und die Region',
  },
  'be.ask.landlord-notice': {
    says: 'Bei einem Vertrag über neun Jahre braucht der Vermieter sechs Monate Frist und einen Fall des Gesetzes, etwa Eigenbedarf. Sie dürfen dann mit einem Monat Frist gehen.',
    dependsOn: 'die Art des Mietvertrags und den Grund',
  },
}
