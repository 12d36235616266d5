/** Questions about an insurer that refuses: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'nl.ask.insurer-refuses': {
    says: 'Fragen Sie, welche Klausel gemeint ist. Antworten Sie schriftlich mit Belegen und beschweren Sie sich beim Versicherer. Danach können Sie zu Kifid gehen.',
  },
  'nl.ask.health-refused': {
    says: 'Bitten Sie den Versicherer schriftlich um neue Prüfung (heroverweging), mit einem Brief Ihres Arztes. Er muss binnen vier Wochen antworten. Nach einem Nein oder Schweigen gehen Sie zur SKGZ, der Stelle für Streit über Krankenversicherung.',
  },
  'nl.ask.insurer-hidden': {
    says: 'Er muss es binnen zwei Monaten nach Entdeckung sagen. Er zahlt nur nichts, wenn Sie täuschen wollten oder er Sie abgelehnt hätte. Sonst zahlt er alles oder einen Teil. Beschweren Sie sich, dann Kifid.',
    dependsOn: 'was er getan hätte, wenn er es gewusst hätte',
  },
}
