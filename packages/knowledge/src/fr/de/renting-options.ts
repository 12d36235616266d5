/** Rent debts and the way to an eviction: the ways out. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_OPTIONS_WORDS: Words = {
  'fr.home.option-plan': {
    title: 'Einen Plan für die Miete vereinbaren',
    says: 'Bieten Sie die Miete plus einen Teil der Schuld an, von beiden unterschrieben.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Halten Sie ihn nicht ein, macht man weiter.',
    bestFor: 'Sie können die laufende Miete zahlen.',
  },
  'fr.home.option-help': {
    title: 'Kostenlose Hilfe zum Wohnen holen',
    says: 'Die ADIL, ein Sozialarbeiter und der Wohnungshilfefonds (FSL) können viele Räumungen verhindern.',
    cost: 'Nichts.',
    time: 'Rufen Sie heute an.',
    risk: 'Keines.',
    bestFor: 'Alle mit Mietrückstand oder Kündigung.',
  },
  'fr.home.option-court': {
    title: 'Zur Verhandlung gehen',
    says: 'Sagen Sie dem Richter Ihre Seite und bitten Sie um Zeit. Sie brauchen keinen Anwalt.',
    cost: 'Nichts.',
    time: 'Ein halber Tag.',
    risk: 'Bleiben Sie weg, entscheidet der Richter allein.',
    bestFor: 'Sie haben einen Verhandlungstermin.',
  },
  'fr.home.option-overdebt': {
    title: 'Hilfe bei Überschuldung beantragen',
    says: 'Die Banque de France kann Mietschulden einbeziehen (surendettement). Ein Richter kann dann eine Räumung eine Zeit lang stoppen.',
    cost: 'Nichts.',
    time: 'Bis zu drei Monate.',
    risk: 'Die laufende Miete müssen Sie zahlen.',
    bestFor: 'Sie haben Mietschulden und andere.',
  },
}
