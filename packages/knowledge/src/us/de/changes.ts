/** The German words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_DE: Words = {
  'us.news.ca-eviction-answer': {
    says: 'Kalifornien gibt Mietern jetzt zehn Gerichtstage, um auf eine Räumungsklage zu antworten.',
    was: 'Mieter hatten fünf Gerichtstage für die Antwort.',
    is: 'Seit dem 1. Januar 2025 haben sie zehn Gerichtstage.',
  },
  'us.news.tx-eviction': {
    says: 'Texas hat seine Regeln für Räumungen am 1. Januar 2026 geändert. Gerichte arbeiten schneller, antworten Sie also sofort.',
    was: 'Ein Vermieter konnte einem Mieter, der einmal zu spät war, sagen, er solle gehen, ohne Möglichkeit zu zahlen.',
    is: 'Ein Mieter, der nie zu spät war, bekommt eine Mitteilung, zu zahlen oder zu gehen. Danach handeln die Gerichte schneller.',
  },
  'us.news.ny-fair': {
    says: 'New York verbietet jetzt unfaire und missbräuchliche Geschäfte. Melden Sie sie dem Attorney General.',
    was: 'New York verbot nur täuschende Geschäfte.',
    is: 'Auch unfaire und missbräuchliche sind verboten. Gegen diese kann nur der Attorney General vorgehen.',
  },
  'us.news.ca-used-car': {
    says: 'In Kalifornien können Sie die meisten Gebrauchtwagen vom Händler seit dem 1. Oktober 2026 innerhalb von drei Tagen zurückgeben.',
    was: 'Es gab kein allgemeines Recht, einen Gebrauchtwagen zurückzugeben.',
    is: 'Autos bis $50,000 können innerhalb von drei Tagen und 400 Meilen zurück. Der Händler behält eine Gebühr.',
  },
  'us.news.click-to-cancel': {
    says: 'Ein Gericht hat die Bundesregel zum Kündigen per Klick (click-to-cancel) aufgehoben. Älteres Recht verlangt weiter einen einfachen Weg zum Kündigen.',
    was: 'Die FTC machte eine Regel, dass Kündigen so leicht sein muss wie Anmelden.',
    is: 'Diese Regel hat nie begonnen. Das Gesetz über Angebote im Internet (ROSCA) und viele Gesetze der Bundesstaaten helfen Ihnen weiter.',
  },
  'us.news.tips-overtime-tax': {
    says: 'Für 2025 bis 2028 kann ein Teil von Trinkgeld und Überstundenlohn von Ihrem steuerpflichtigen Einkommen abgezogen werden.',
    was: 'Alles Trinkgeld und aller Überstundenlohn wurde besteuert.',
    is: 'Sie können einen Teil in der Steuererklärung abziehen, bis zu einer Grenze. Das endet nach 2028.',
  },
  'us.news.student-plan': {
    says: 'Seit dem 1. Juli 2026 gibt es einen neuen Plan für Studienkredite des Bundes (RAP). Prüfen Sie Ihren Plan auf StudentAid.gov.',
    was: 'Es gab mehrere Pläne nach Einkommen, etwa SAVE.',
    is: 'Neue Kredite haben einen Standardplan und den Repayment Assistance Plan. Ältere Pläne nach Einkommen enden schrittweise.',
  },
}
