/** The free first reminder, and what a collector may add to a debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_WORDS: Words = {
  'be.debt.know-caps': {
    says: 'Zusatzsummen sind begrenzt: 20 € bei bis zu 150 € Schuld. Bis 500 €: 30 € plus 10 % des Teils über 150 €. Darüber: 65 € plus 5 %, höchstens 2.000 €.',
    learnMore:
      'Die Grenzen gelten nur für Schulden einer Privatperson bei einer Firma, und nur, wenn der Vertrag so eine Klausel hat.',
  },
  'be.debt.deadline-fourteen': {
    says: 'Nach der ersten Mahnung haben Sie mindestens 14 Kalendertage, bevor Kosten dazukommen dürfen. Bei Post beginnt die Frist am dritten Werktag.',
    action: 'Zahlen, bestreiten oder um einen Plan bitten',
    consequence: 'Danach dürfen begrenzte Kosten und Zinsen dazukommen.',
  },
  'be.debt.step-costs': {
    says: 'Vergleichen Sie die Zusatzkosten mit den gesetzlichen Grenzen. Zahlen Sie nur, was das Gesetz erlaubt.',
  },
  'be.debt.right-free-reminder': {
    says: 'Sie haben das Recht auf eine erste Mahnung ohne Kosten und dann 14 Tage.',
  },
  'be.debt.right-caps': {
    says: 'Sie haben das Recht auf begrenzte Kosten. Eine höhere Summe zählt nicht.',
  },
  'be.debt.right-interest-cap': {
    says: 'Auch Verzugszinsen sind begrenzt: der Leitzins plus acht Punkte im Jahr. Ohne Klausel im Vertrag gilt nur der gesetzliche Zins.',
  },
  'be.debt.charge-first': {
    name: 'Kosten der ersten Mahnung',
    says: 'Die erste Mahnung ist kostenlos.',
  },
  'be.debt.element-sum': {
    name: 'Die offene Summe',
    says: 'Die Mahnung muss die offene Summe und die kommenden Kosten nennen.',
    ifMissing: 'Wir sehen keine klare Summe. Verlangen Sie sie schriftlich.',
  },
  'be.debt.charge-small': {
    name: 'Die feste Summe für verspätete Zahlung',
    says: 'Bei einer Schuld bis 150 € beträgt die feste Summe höchstens 20 €.',
  },
  'be.debt.charge-middle': {
    name: 'Die feste Summe für verspätete Zahlung',
    says: 'Bei einer Schuld von 150 € bis 500 € ist die feste Summe begrenzt. Sie beträgt 30 € plus 10 % des Teils über 150 €, also höchstens 65 €.',
  },
  'be.debt.right-instalments': {
    says: 'Bei monatlichen Rechnungen sind drei Mahnungen im Jahr kostenlos. Spätere kosten höchstens 7,50 € und das Porto.',
  },
}
