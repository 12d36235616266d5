/** An enforcement officer (commissaire de justice) who comes to evict: rights and time. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_BY_OFFICER_WORDS: Words = {
  'fr.home.officer-leave': {
    says: 'Ein Richter hat die Räumung angeordnet. Der Gerichtsvollzieher fordert Sie auf, auszuziehen (commandement de quitter les lieux).',
  },
  'fr.home.officer-reality': {
    says: 'Diese Aufforderung allein beendet weder Ihren Mietvertrag noch räumt sie Sie. Sie startet eine Zeit, um zu zahlen oder Hilfe zu holen. Nur ein Richter kann entscheiden.',
  },
  'fr.home.officer-reality-judged': {
    says: 'Es gibt eine Entscheidung des Gerichts, also ist es eilig. Sie haben noch Zeit, Helfer und einen Richter, der mehr Zeit geben kann.',
  },
  'fr.home.officer-winter': {
    says: 'Vom 1. November bis 31. März darf meist kein Mieter geräumt werden (trêve hivernale).',
  },
  'fr.home.officer-adil': {
    says: 'Rufen Sie heute SOS loyers impayés (0 805 16 00 75) oder Ihre ADIL an. Es ist kostenlos.',
  },
  'fr.home.officer-fsl': {
    says: 'Fragen Sie einen Sozialarbeiter nach dem Wohnungshilfefonds (FSL) und sagen Sie es der CAF. Zahlen Sie die laufende Miete, wenn Sie können.',
  },
  'fr.home.officer-time': {
    says: "Bitten Sie den Vollstreckungsrichter (juge de l'exécution) um mehr Zeit zum Auszug: einen Monat bis ein Jahr. Zeigen Sie Ihre Wohnungssuche.",
  },
  'fr.home.officer-three-years': {
    says: 'Sie haben das Recht, den Richter um bis zu drei Jahre für Mietschulden zu bitten, wenn Sie die Miete wieder zahlen.',
  },
  'fr.home.officer-right-winter': {
    says: 'Sie haben das Recht auf die Winterpause (trêve hivernale): meist keine Räumung vom 1. November bis 31. März.',
  },
  'fr.home.officer-rights': {
    says: 'Sie dürfen bleiben, bis ein Richter entscheidet. Sie können um Zeit, Hilfe bei der Miete und einen kostenlosen Anwalt bitten.',
  },
  'fr.home.officer-option-help': {
    title: 'Kostenlose Hilfe zum Wohnen holen',
    says: 'Die ADIL, ein Sozialarbeiter und der Wohnungshilfefonds (FSL) können viele Räumungen verhindern.',
    cost: 'Nichts.',
    time: 'Rufen Sie heute an.',
    risk: 'Keines.',
    bestFor: 'Alle mit Mietrückstand oder Kündigung.',
  },
}
