/** The German words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_DE: Words = {
  'nz.ask.no-will': {
    says: 'Mann, Frau oder Partner bekommt den Hausrat, eine feste erste Summe und ein Drittel vom Rest. Die Kinder teilen die anderen zwei Drittel. Ohne Partner teilen die Kinder alles. Jemand muss beim High Court die Vollmacht (letters of administration) beantragen.',
    dependsOn: 'welche Verwandten da sind',
  },
  'nz.ask.will-dispute': {
    says: 'Bitten Sie den Testamentsvollstrecker (executor) schriftlich um eine Kopie. Nach der Bestätigung (probate) bekommen Sie das Testament beim High Court. Ein Kind kann beim Gericht angemessene Versorgung verlangen, und auch auf ein Versprechen für Arbeit klagen. Sie haben meist 12 Monate ab der probate.',
  },
  'nz.ask.executor-slow': {
    says: 'Ein executor muss für alle handeln und Sie informieren. Er darf meist sechs Monate nach der Bestätigung (probate) mit der Auszahlung warten; insgesamt ist etwa ein Jahr üblich. Verlangen Sie schriftlich Testament, Liste, Abrechnung und Datum. Wohnt er im Haus, muss er meist Miete an den Nachlass zahlen. Kommt nichts, kann der High Court es anordnen oder einen anderen einsetzen. Fragen Sie einen Anwalt.',
  },
}
