/** Questions about resigning, leaving because pay is late, and unemployment benefit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_DE: Words = {
  'es.ask.paro-disciplinary': {
    says: 'Ja, nach jeder Kündigung, wenn Sie in sechs Jahren 360 Tage eingezahlt haben. Beantragen Sie es in 15 Werktagen beim SEPE.',
  },
  'es.ask.resign': {
    says: 'Sie geben die Frist Ihres Tarifvertrags (convenio), meist 15 Tage. Kündigen Sie selbst, gibt es kein Arbeitslosengeld, außer bei schwerem Verstoß der Firma.',
    dependsOn: 'Ihr Tarifvertrag (convenio) und der Grund',
  },
  'es.ask.leave-unpaid': {
    says: 'Fordern Sie den Lohn schriftlich und gehen Sie zur Schlichtung: Sie haben ein Jahr. Fehlen in einem Jahr drei volle Monate oder kommen sechs verspätet, kann ein Richter den Vertrag beenden. Sie erhalten dann die Abfindung einer unfairen Kündigung. Gehen Sie nicht vorher.',
  },
  'es.ask.wages-leave': {
    says: 'Gehen Sie nicht einfach und unterschreiben Sie keine baja voluntaria: Sonst verlieren Sie Arbeitslosengeld (paro) und Abfindung. Drei unbezahlte Monate im Jahr, oder sechs über 15 Tage verspätet, lassen den Richter das Verhältnis beenden. Sie bekommen meist 33 Tageslöhne je Jahr und paro. Arbeiten Sie weiter. Beantragen Sie Schlichtung, dann Klage, auch auf Lohn mit 10 % Zins, je Monat binnen eines Jahres. Zahlt die Firma nicht, zahlt FOGASA begrenzt.',
  },
  'es.ask.paro-length': {
    says: 'Mit 360 Beitragstagen in sechs Jahren sind es vier Monate, mit 720 acht. Es steigt mit den Tagen bis zwei Jahre. 70 % der Basis für sechs Monate, dann 60 %. Beantragen Sie es in 15 Arbeitstagen.',
    dependsOn: 'wie viele Tage Sie eingezahlt haben',
  },
}
