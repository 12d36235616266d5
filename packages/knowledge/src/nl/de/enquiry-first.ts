/** The German words of the Netherlands: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_DE: Words = {
  'nl.ask.bailiff-enter': {
    says: 'Ohne Urteil oder Befehl darf ein Gerichtsvollzieher (deurwaarder) nicht hereinkommen. Mit einem, und wenn Sie nicht öffnen, muss ein Polizist oder Beamter dabei sein. Lassen Sie sich den Titel zeigen.',
  },
  'nl.ask.unpaid-wages': {
    says: 'Verlangen Sie Ihren Lohn schriftlich mit einem letzten Tag. Für späten Lohn können Sie bis zu 50 % mehr fordern. Beim kantonrechter brauchen Sie keinen Anwalt, und das Juridisch Loket hilft kostenlos.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Verlangen Sie Ihren Lohn schriftlich mit einem letzten Tag. Für späten Lohn können Sie bis zu 50 % mehr fordern. Beim kantonrechter brauchen Sie keinen Anwalt.',
  },
  'nl.ask.first-letter-old-bill': {
    says: 'Verlangen Sie schriftlich die Rechnung und den Vertrag, bevor Sie zahlen. Kosten dürfen erst nach einem Brief dazukommen, der Ihnen 14 Tage gibt.',
    dependsOn: 'ob die Rechnung Ihre ist',
  },
}
