/** Questions about what someone left without a will: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_DE: Words = {
  'gb.ask-family.no-will': {
    says: 'Das Gesetz verteilt es. Ehemann, Ehefrau oder eingetragener Partner kommt zuerst, dann die Kinder zu gleichen Teilen. Wer nicht verheiratet war, bekommt danach nichts, kann aber nach zwei Jahren Zusammenleben ein Gericht um einen Anteil bitten. Das geht nur binnen sechs Monaten nach dem Nachlasszeugnis (grant of probate).',
  },
  'gb.ask-family.no-will-scotland': {
    says: 'In Schottland verteilt es das Gesetz. Ehemann, Ehefrau oder eingetragener Partner hat zuerst Rechte am Heim, am Hausrat und auf eine Summe. Dann haben Ehepartner und Kinder feste Rechte, und beim Rest kommen die Kinder zuerst. Wer nicht verheiratet war, muss den sheriff court um einen Anteil bitten, meist binnen sechs Monaten nach dem Tod.',
  },
  'gb.ask-family.no-will-ni': {
    says: 'Das Gesetz verteilt es. Ehemann, Ehefrau oder eingetragener Partner kommt zuerst, dann die Kinder zu gleichen Teilen. Wer nicht verheiratet war, bekommt danach nichts, kann aber nach zwei Jahren Zusammenleben ein Gericht um einen Anteil bitten. Das geht nur binnen sechs Monaten nach der Erteilung (grant).',
  },
}
