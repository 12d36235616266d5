/** The German words of the rows in ../other-ombudsmen.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_OMBUDSMEN_DE: Words = {
  'gb.refused.step-other': {
    says: 'Suchen Sie im Brief den Namen der Schlichtungsstelle (ombudsman) und den letzten Tag. Nutzen Sie ihr Online-Formular.',
  },
  'gb.refused.right-other-free': {
    says: 'Die meisten Schlichtungsstellen (ombudsman) sind für Sie kostenlos. Der Brief soll die zuständige nennen.',
  },
  'gb.refused.right-phone': {
    says: 'Jede Telefon- oder Internetfirma muss einer kostenlosen Stelle angehören: Communications Ombudsman oder CISAS. Sie können jetzt dorthin, oder sechs Wochen nach der Beschwerde.',
  },
  'gb.refused.right-energy': {
    says: 'Jeder Energieversorger muss dem kostenlosen Energy Ombudsman angehören. Nehmen Sie die Entscheidung an, muss er sie befolgen.',
  },
  'gb.refused.right-homes': {
    says: 'Der Housing Ombudsman ist kostenlos. Meist können Sie bis 12 Monate nach der letzten Antwort des Vermieters dorthin.',
  },
  'gb.refused.option-other': {
    says: 'Füllen Sie das Formular der genannten Stelle aus, mit dieser Antwort und Belegen.',
    title: 'Zur Schlichtungsstelle gehen',
    cost: 'Meist nichts.',
    time: 'Wochen oder Monate.',
    risk: 'Gering. Manche haben eine Höchstsumme oder Frist.',
    bestFor: 'Sie halten die Antwort für unfair.',
  },
}
