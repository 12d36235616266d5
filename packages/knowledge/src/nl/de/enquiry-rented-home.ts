/** Questions about visits, rent and service costs, and the first steps for tenants: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_DE: Words = {
  'nl.ask.step-home': {
    says: 'Fragen Sie das Juridisch Loket, bevor Sie dem Vermieter antworten.',
  },
  'nl.ask.right-home': {
    says: 'Nur ein Richter kann Ihren Mietvertrag gegen Ihren Willen beenden.',
  },
  'nl.ask.rent-rise': {
    says: '2026 liegt die Grenze bei 4,4 % im freien Sektor, 6,1 % im mittleren und 4,1 % in Sozialwohnungen ab Juli. Für sehr niedrige Mieten und hohe Einkommen gelten andere Grenzen. Eine Klausel im Vertrag, die mehr gibt, zählt darüber nicht, und erlaubt ist nur eine Erhöhung im Jahr. Schreiben Sie, dass Sie nicht einverstanden sind, und zahlen Sie die alte Miete mit dem erlaubten Teil. Bleibt der Vermieter dabei, kann die Huurcommissie entscheiden.',
    dependsOn: 'die Art Ihrer Wohnung',
  },
  'nl.ask.landlord-enters': {
    says: 'Nur mit Ihrer Zustimmung oder im echten Notfall, etwa bei Rohrbruch. Für dringende Reparaturen muss der Vermieter vorher fragen und eine Zeit vereinbaren. Schreiben Sie, dass Sie Besuche ohne Ankündigung nicht erlauben.',
  },
  'nl.ask.service-costs': {
    says: 'Sie zahlen nur die echten Kosten. Der Vermieter muss binnen sechs Monaten nach dem Jahr eine Liste senden. Lassen Sie sich die Rechnungen zeigen. Bei Streit kann die Huurcommissie entscheiden.',
  },
  'nl.ask.rent-unpaid': {
    says: 'Sagen Sie es dem Vermieter heute und bieten Sie schriftlich Termine an. Ein später Monat beendet die Miete meist nicht: das kann nur ein Gericht, oft ab drei Monaten. Bitten Sie die Gemeinde um Schuldenhilfe und prüfen Sie die huurtoeslag.',
  },
  'nl.ask.agent-fee': {
    says: 'Ein Makler, der für den Vermieter arbeitet, darf Ihnen keine Gebühr für die Wohnung berechnen. Sie können sie zurückfordern.',
  },
}
