/** The German words of the rows in ../condominium-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_MEETING_DE: Words = {
  'it.condo-meeting.want': {
    says: 'Die Eigentümer des Hauses werden zu einer Versammlung (assemblea) gerufen. Die Tagesordnung sagt, worüber entschieden wird.',
  },
  'it.condo-meeting.who': {
    says: 'Der Verwalter (amministratore) arbeitet für alle Eigentümer. Er ist kein Gericht und kein Amt.',
  },
  'it.condo-meeting.reality': {
    says: 'Eine Einladung ist keine Rechnung. Summen in der Tagesordnung sind Vorschläge, bis die Versammlung abstimmt.',
  },
  'it.condo-meeting.rights': {
    says: 'Sie dürfen kommen, reden und abstimmen, jemanden mit schriftlicher Vollmacht (delega) schicken und vorher die Unterlagen sehen.',
  },
  'it.condo-meeting.right-five-days': {
    says: 'Die Einladung muss mindestens fünf Tage vor dem ersten Termin bei Ihnen sein, mit Ort, Uhrzeit und Tagesordnung. Sonst kann ein Gericht die Beschlüsse aufheben.',
  },
  'it.condo-meeting.right-challenge': {
    says: 'Haben Sie dagegen gestimmt oder gefehlt? Sie haben 30 Tage, um einen Beschluss anzufechten: ab der Abstimmung, oder wenn Sie fehlten, ab dem Tag, an dem Sie das Protokoll bekamen.',
  },
  'it.condo-meeting.right-proxy': {
    says: 'Können Sie nicht kommen? Jeder darf mit schriftlicher Vollmacht für Sie gehen, nur nicht der Verwalter.',
  },
  'it.condo-meeting.step-papers': {
    says: 'Bitten Sie den Verwalter vorher um Abrechnung und Angebote. Sie dürfen die Belege ansehen und auf eigene Kosten kopieren.',
  },
  'it.condo-meeting.step-day': {
    says: 'Notieren Sie den zweiten Termin: Meist findet die Versammlung dann statt. Gehen Sie hin oder geben Sie eine schriftliche Vollmacht, die sagt, wie zu stimmen ist.',
  },
}
