/** Questions about emergency tax in a new job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMERGENCY_TAX_DE: Words = {
  'ie.ask.emergency-tax': {
    says: 'Sie können es heute beenden. Melden Sie sich bei myAccount von Revenue an, öffnen Sie Jobs and Pensions und tragen Sie die neue Stelle ein. Revenue nennt dem Arbeitgeber den richtigen Satz, und der nächste Lohn gibt meist das zu viel Gezahlte zurück. Haben Sie die Stelle verlassen, fordern Sie es mit der Jahreserklärung, binnen vier Jahren. Prüfen Sie Ihre tax credits.',
  },
}
