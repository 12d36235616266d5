/** The German words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_DE: Words = {
  'nz.refused.reality': {
    says: 'Es ist das letzte Wort der Firma, nicht das letzte Wort in Ihrem Fall. Jemand Unabhängiges kann es neu ansehen.',
  },
  'nz.refused.right-free': {
    says: 'Die Streitstelle (dispute scheme), die der Brief nennt, ist für Sie kostenlos, und Sie brauchen keinen Anwalt. Die Firma muss zu einer gehören.',
  },
  'nz.refused.right-bind': {
    says: 'Nehmen Sie ihre Entscheidung an, muss die Firma sich daran halten. Nehmen Sie sie nicht an, können Sie noch vor Gericht gehen.',
  },
  'nz.refused.right-others': {
    says: 'Für Strom und Gas ist es Utilities Disputes, für Telefon und Internet Telecommunications Dispute Resolution. Beide sind kostenlos.',
  },
  'nz.refused.right-tribunal': {
    says: 'Bei Waren und Diensten können Sie auch zum Disputes Tribunal gehen, bis zu 60.000 $. Anwälte nehmen nicht teil.',
  },
  'nz.refused.right-public': {
    says: 'Bei einer öffentlichen Stelle prüft der Ombudsman es kostenlos.',
  },
  'nz.refused.step-keep': {
    says: 'Behalten Sie diesen Brief und suchen Sie die Streitstelle (dispute scheme) und den letzten Tag, die er nennt. Die Zeit kann kurz sein, schreiben Sie also bald.',
  },
  'nz.refused.step-gather': {
    says: 'Sammeln Sie Ihre Briefe, Auszüge und Notizen zu Anrufen. Zahlen Sie weiter, was Sie nicht bestreiten.',
  },
  'nz.refused.option-scheme': {
    says: 'Beschweren Sie sich online. Sagen Sie, was schiefging, was Sie verloren haben und was Sie wollen, und fügen Sie diesen Brief bei.',
    title: 'Zur kostenlosen Streitstelle gehen',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Gering. Sie zahlen nichts, wenn Sie verlieren.',
    bestFor: 'Sie meinen weiter, dass die Firma Unrecht hatte.',
  },
}
