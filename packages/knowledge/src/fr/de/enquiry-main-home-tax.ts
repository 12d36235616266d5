/** Questions about the tax on homes, asked of people for the home where they live: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAIN_HOME_TAX_DE: Words = {
  'fr.ask-debt.main-home-tax': {
    says: 'Für die Wohnung, in der man selbst lebt, schuldet niemand diese Steuer. Ein falscher Eintrag in „Gérer mes biens immobiliers“ ändert das nicht: Berichtigen Sie ihn. Senden Sie vor dem letzten Zahltag eine Beschwerde (réclamation), online oder per Post, mit Steuerbescheid und Rechnungen für die Wohnung. Beantragen Sie darin Aufschub (sursis): sonst drohen 10 % mehr und eine Pfändung. Zeit ist bis zum 31. Dezember des nächsten Jahres.',
  },
}
