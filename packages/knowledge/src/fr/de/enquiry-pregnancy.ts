/** Questions about a job in pregnancy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_DE: Words = {
  'fr.ask-work.pregnant': {
    says: 'Schwangere sind bis zehn Wochen nach dem Mutterschutz geschützt. Nur schwere Schuld oder ein fremder Grund kann die Arbeit beenden, und nie während des Urlaubs. Schicken Sie das Attest binnen 15 Tagen nach einer Kündigung: Sie ist dann nichtig.',
  },
  'fr.ask-work.pregnant-not-kept': {
    says: 'Nicht, wenn die Schwangerschaft der Grund ist: Das ist Diskriminierung und nichtig. Ein befristeter Vertrag darf zu seinem Tag enden. Aber wegen Schwangerschaft nicht zu verlängern oder einzustellen ist verboten. Sie müssen nur Tatsachen zeigen, die darauf deuten: Daten, Mails, Zusagen. Dann muss der Arbeitgeber einen anderen Grund beweisen. Das Arbeitsgericht (prud’hommes) hilft fünf Jahre lang, der Défenseur des droits kostenlos.',
  },
  'fr.ask-work.pregnant-told-after': {
    says: 'Es ist nicht zu spät. Schicken Sie der Firma per Einschreiben ein Attest über die Schwangerschaft, binnen 15 Tagen nach Erhalt der Kündigung. Sie ist dann nichtig, auch wenn niemand davon wusste. Nur schweres Verschulden ohne Bezug zur Schwangerschaft oder ein anderer zwingender Grund trägt sie. Verlangen Sie Ihre Stelle zurück. Lehnt man ab, gehen Sie schnell zum Arbeitsgericht: Lohn bis dahin und mindestens sechs Monatslöhne.',
  },
  'fr.ask-work.paternity-leave': {
    says: 'Sie bekommen 25 Tage und davor drei Arbeitstage für die Geburt. Bei Zwillingen oder mehr sind es 32 statt 25. Vier der Tage folgen direkt auf den Geburtsurlaub; den Rest nehmen Sie binnen sechs Monaten, in einem oder zwei Teilen von je mindestens fünf Tagen. Sagen Sie es dem Arbeitgeber einen Monat vorher. Ablehnen darf er nicht. Die Krankenkasse (CPAM) zahlt ein Tagegeld.',
  },
  'fr.ask-work.birth-leave': {
    says: 'Seit 1. Juli 2026 kann jeder Elternteil ein oder zwei Monate mehr nehmen, für Kinder, die seit 1. Januar 2026 geboren oder adoptiert sind. Vorher kommen Mutterschafts-, Vaterschafts- oder Adoptionsurlaub. Die Sozialversicherung zahlt etwa 70 % des Nettolohns im ersten und 60 % im zweiten Monat, bis zu einer Grenze. Nehmen Sie ihn meist binnen neun Monaten. Sagen Sie es einen Monat vorher, 15 Tage im direkten Anschluss. Die Firma darf nicht ablehnen.',
  },
}
