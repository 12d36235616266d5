/** Sperre, Telefon, Prämie, Kauf, Leistungen und Familie, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_DE: Words = {
  'be.utility.right-who-decides': {
    says: 'Ihre Firma darf Strom oder Gas nicht allein sperren. In Flandern muss ein Ausschuss (LAC) zustimmen, in Brüssel ein Richter. Gehen Sie hin und erzählen Sie Ihre Sicht.',
  },
  'be.utility.right-end-phone': {
    says: 'Sie können einen Telefon- oder Internetvertrag jederzeit beenden. Nach sechs Monaten darf die Firma keine Gebühr verlangen, außer dem Rest für ein Gerät.',
  },
  'be.insurance.right-premium': {
    says: 'Bei einer offenen Prämie endet der Schutz erst nach einer Warnung per Einschreiben oder Gerichtsvollzieher mit mindestens fünfzehn Tagen Zeit.',
  },
  'be.buy.right-delivery': {
    says: 'Ein Händler muss in dreißig Tagen liefern, wenn nichts anderes vereinbart ist. Ist er zu spät, geben Sie eine faire Frist. Danach können Sie kündigen und Ihr Geld verlangen.',
  },
  'be.buy.right-not-told': {
    says: 'Eine Firma muss Ihnen beim Fernkauf von den 14 Tagen Widerruf erzählt haben. Wenn nicht, bekommen Sie 12 Monate mehr.',
  },
  'be.buy.right-flight': {
    says: 'Bei Ausfall oder großer Verspätung eines Flugs haben Sie vielleicht Recht auf Betreuung, Erstattung und eine feste Summe. Fragen Sie zuerst die Fluglinie.',
  },
  'be.benefit.right-no-costs': {
    says: 'Ein Verfahren gegen ein Sozialamt vor dem Arbeitsgericht kostet Sie nichts, auch wenn Sie verlieren. Nur eine mutwillige Klage kann kosten.',
  },
  'be.benefit.right-living-wage': {
    says: 'Gegen eine CPAS-Entscheidung zum Eingliederungseinkommen haben Sie drei Monate für das Arbeitsgericht. Aus Billigkeit kann das CPAS eine Schuld erlassen.',
  },
  'be.fine.know-parking-fee': {
    says: 'Eine Parkgebühr der Stadt (rétribution) ist der Preis des Parkens und keine Geldbuße. Sie können schriftlich widersprechen, mit Ticket oder Fotos.',
  },
  'be.ask.neighbour': {
    says: 'Ein Nachbar darf nicht mehr stören als normal (trouble anormal de voisinage). Führen Sie ein Tagebuch. Der Friedensrichter bietet kostenlose Gespräche an.',
  },
  'be.ask.estate': {
    says: 'Sie können ein Erbe annehmen, ablehnen oder nur mit Inventar annehmen. Mit Inventar zahlen Sie Schulden nicht aus eigenem Geld. Ein Notar schreibt es auf.',
  },
  'be.ask.maintenance': {
    says: 'Beide Eltern zahlen für ein Kind nach ihren Mitteln. Das Familiengericht kann die Summe ändern. Der Dienst SECAL (DAVO) kann Rückstände eintreiben.',
  },
  'be.stay.right-short': {
    says: 'Gegen eine Ablehnung haben Sie meist nur 30 Tage für das Gericht (CCE, RvV). In manchen Fällen sind es 10 Tage oder weniger. Holen Sie sofort einen kostenlosen Anwalt.',
  },
}
