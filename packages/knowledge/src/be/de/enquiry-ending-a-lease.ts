/** Questions about leaving a home, a notice from the landlord and the deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_WORDS: Words = {
  'be.ask.leave-home': {
    says: 'Mietvertrag über neun Jahre: drei Monate Frist. In den ersten drei Jahren schulden Sie drei, zwei oder eine Monatsmiete. Kurze Verträge haben andere Regeln.',
    dependsOn: 'die Art des Mietvertrags und die Region',
  },
  'be.ask.landlord-notice': {
    says: 'Beim Neunjahresvertrag braucht der Vermieter sechs Monate Frist, schriftlich, und einen Fall des Gesetzes, etwa Eigenbedarf. Für ein Kind oder Verwandte muss der Brief Person und Verwandtschaft nennen. In Flandern gilt das für Verwandte erst nach drei Jahren. Sie müssen binnen eines Jahres einziehen und zwei Jahre bleiben, sonst können Sie 18 Monatsmieten fordern. Wegen einer kürzeren Frist müssen Sie nicht früher gehen. Sie dürfen dann mit einem Monat gehen.',
    dependsOn: 'die Art des Mietvertrags und den Grund',
  },
}
