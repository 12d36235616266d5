/** Letters of an office that refuses or stops a benefit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_DE: Words = {
  'be.refusal.want': {
    says: 'Ein Amt sagt, dass Sie keine Leistung bekommen, dass sie endet oder kleiner wird.',
  },
  'be.refusal.reality': {
    says: 'Ein Amt hat gegen Sie entschieden. Viele solche Bescheide werden geändert, wenn man mit Belegen widerspricht.',
  },
  'be.refusal.step-first': {
    says: 'Verlangen Sie Gründe und Akten. Sammeln Sie Belege und schreiben Sie vor dem letzten Tag. Beweise dürfen später kommen.',
  },
  'be.refusal.right-court': {
    says: 'Sie haben meist drei Monate für das Arbeitsgericht. Es kostet nichts, und Gewerkschaft oder kostenloser Anwalt können schreiben.',
  },
  'be.refusal.deadline': {
    says: 'Sie haben meist drei Monate für das Arbeitsgericht. Wir zählen ab dem Datum des Briefs.',
    action: 'Klage beim Arbeitsgericht',
    consequence: 'Der Bescheid gilt.',
  },
  'be.benefit.right-no-costs': {
    says: 'Ein Verfahren gegen ein Sozialamt vor dem Arbeitsgericht kostet Sie nichts, auch wenn Sie verlieren. Nur eine mutwillige Klage kann kosten.',
  },
  'be.benefit.right-living-wage': {
    says: 'Gegen eine CPAS-Entscheidung zum Eingliederungseinkommen haben Sie drei Monate für das Arbeitsgericht. Aus Billigkeit kann das CPAS eine Schuld erlassen.',
  },
  'be.refusal.right-conditions': {
    says: 'Für das Eingliederungseinkommen (leefloon) brauchen Sie ein Zuhause hier, 18 Jahre, zu wenig Geld und den Willen zu arbeiten. Gesundheit oder Billigkeit kann Sie von der Arbeit befreien.',
  },
}
