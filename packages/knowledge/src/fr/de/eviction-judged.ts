/** After the judge has ordered the eviction: the order to leave and more time: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_JUDGED_WORDS: Words = {
  'fr.home.want-leave': {
    says: 'Ein Richter hat die Räumung angeordnet. Der Gerichtsvollzieher fordert Sie auf, auszuziehen (commandement de quitter les lieux).',
  },
  'fr.home.reality-judged': {
    says: 'Es gibt eine Entscheidung des Gerichts, also ist es eilig. Sie haben noch Zeit, Helfer und einen Richter, der mehr Zeit geben kann.',
  },
  'fr.home.deadline-leave': {
    says: "Sie haben ab der Aufforderung zwei Monate, um auszuziehen, außer der Richter hat das verkürzt. Bitten Sie den Vollstreckungsrichter (juge de l'exécution) vorher um mehr Zeit.",
    action: 'Den Richter um mehr Zeit bitten und eine Wohnung suchen',
    consequence:
      'Danach kann der Gerichtsvollzieher Polizeihilfe verlangen. Meist keine Räumung vom 1. November bis 31. März.',
  },
  'fr.home.rights-judged': {
    says: 'Sie können noch den Vollstreckungsrichter um mehr Zeit bitten, den Staat um eine Wohnung (DALO) und um einen kostenlosen Anwalt.',
  },
  'fr.home.option-more-time': {
    title: 'Den Richter um mehr Zeit bitten',
    says: 'Bitten Sie den Vollstreckungsrichter (juge de l’exécution) um Zeit zum Auszug, per Einschreiben mit Rückschein oder per Brief, den Sie beim Gericht abgeben. Legen Sie Belege Ihrer Wohnungssuche bei.',
    cost: 'Ein Beitrag von 50 € kann anfallen; nicht mit Prozesskostenhilfe (aide juridictionnelle). Sie brauchen keinen Anwalt.',
    time: 'Jetzt ein Brief, dann ein Termin.',
    risk: 'Die Räumung läuft weiter, bis der Richter entscheidet. Wer bösgläubig handelt, bekommt keine Zeit.',
    bestFor: 'Sie haben noch keine neue Wohnung.',
  },
  'fr.home.step-more-time': {
    says: "Bitten Sie den Vollstreckungsrichter (juge de l'exécution) um mehr Zeit zum Auszug: einen Monat bis ein Jahr. Zeigen Sie Ihre Wohnungssuche.",
  },
  'fr.home.step-dalo': {
    says: 'Droht die Räumung ohne neue Wohnung, beantragen Sie das Recht auf Wohnen (DALO).',
  },
  'fr.home.right-home-help': {
    says: 'Ist die Räumung angeordnet, haben Sie das Recht, den Staat um eine Wohnung zu bitten (DALO).',
  },
  'fr.home.warn-judged': {
    says: 'Ein Richter hat entschieden. Gehen Sie heute zu einem kostenlosen Anwalt oder zur ADIL und bitten Sie um Zeit.',
  },
  'fr.home.judged-winter': {
    says: 'Vom 1. November bis 31. März darf meist kein Mieter geräumt werden (trêve hivernale).',
    learnMore:
      'Nach einem Urteil muss der Gerichtsvollzieher zuerst zum Auszug auffordern, und dann sind es meist zwei Monate.',
  },
  'fr.home.judged-adil': {
    says: 'Rufen Sie SOS loyers impayés (0 805 16 00 75) oder Ihre ADIL an. Fragen Sie einen Sozialarbeiter nach dem Wohnungshilfefonds (FSL).',
  },
  'fr.home.judged-three-years': {
    says: 'In einer Mietsache können Sie den Richter um bis zu drei Jahre bitten, wenn Sie vor der Verhandlung die laufende Miete wieder zahlen.',
  },
  'fr.home.judged-time': {
    says: "Sie haben das Recht, den Vollstreckungsrichter (juge de l'exécution) um mehr Zeit zum Auszug zu bitten: einen Monat bis ein Jahr.",
  },
}
