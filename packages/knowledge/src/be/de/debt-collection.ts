/** The German words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'be.debt.want': {
    says: 'Man will, dass Sie zahlen. Dieser Brief bittet nur. Allein kann er Sie nicht zwingen.',
  },
  'be.debt.who': {
    says: 'Ein Inkassobüro, ein Anwalt oder ein Gerichtsvollzieher hat vor einem Urteil nicht mehr Macht als die Firma, der Sie etwas schulden.',
  },
  'be.debt.reality': {
    says: 'Kein Richter hat entschieden. Niemand darf wegen dieses Briefes Lohn, Konto oder Sachen pfänden.',
  },
  'be.debt.not-yet': {
    says: 'Noch kann niemand etwas pfänden. Zuerst braucht es ein Urteil oder einen anderen Titel.',
  },
  'be.debt.rights': {
    says: 'Sie haben eine erste kostenlose Mahnung, 14 Tage zum Zahlen, begrenzte Kosten und das Recht zu bestreiten.',
  },
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
  'be.debt.step-check': {
    says: 'Prüfen Sie, wer fordert, wofür, wie viel und seit wann. Zahlen und unterschreiben Sie nichts, bis Sie es wissen.',
  },
  'be.debt.step-costs': {
    says: 'Vergleichen Sie die Zusatzkosten mit den gesetzlichen Grenzen. Zahlen Sie nur, was das Gesetz erlaubt.',
  },
  'be.debt.step-write': {
    says: 'Schreiben Sie, rufen Sie nicht an. Bestreiten Sie, was falsch ist, oder bitten Sie um einen Plan. Behalten Sie eine Kopie.',
  },
  'be.debt.step-help': {
    says: 'Bitten Sie bei Ihrem ÖSHZ (CPAS, OCMW) um kostenlose Schuldenvermittlung (médiation de dettes, schuldbemiddeling).',
  },
  'be.debt.step-plan': {
    says: 'Schulden Sie es? Bieten Sie schriftlich eine kleine Summe im Monat an. Auch ein Richter kann Ihnen Zeit geben.',
  },
  'be.debt.step-dispute': {
    says: 'Ist es falsch? Sagen Sie es per Einschreiben und sagen Sie warum.',
  },
  'be.debt.right-free-reminder': {
    says: 'Sie haben das Recht auf eine erste Mahnung ohne Kosten und dann 14 Tage.',
  },
  'be.debt.right-caps': {
    says: 'Sie haben das Recht auf begrenzte Kosten. Eine höhere Summe zählt nicht.',
  },
  'be.debt.right-proof': { says: 'Wer fordert, muss die Schuld beweisen.' },
  'be.debt.right-respect': {
    says: 'Ein Inkassobüro darf Sie nicht täuschen, bedrohen oder beschämen. Melden Sie es dem FÖD Wirtschaft (SPF Economie).',
  },
  'be.debt.option-dispute': {
    title: 'Bestreiten oder Beweise verlangen',
    says: 'Schreiben Sie und verlangen Sie Vertrag, Rechnungen und Aufstellung.',
    cost: 'Eine Briefmarke oder nichts.',
    time: 'Eine Stunde.',
    risk: 'Gering. Die Firma kann noch vor Gericht gehen.',
    bestFor: 'Sie ist falsch, alt oder unbekannt.',
  },
  'be.debt.option-plan': {
    title: 'Um einen Zahlungsplan bitten',
    says: 'Bieten Sie schriftlich an, was Sie durchhalten.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Ein schriftliches Ja kann die Frist einer alten Schuld neu starten.',
    bestFor: 'Sie schulden es.',
  },
  'be.debt.option-help': {
    title: 'Kostenlose Schuldenvermittlung bekommen',
    says: 'Ihr ÖSHZ hilft. Bei zu vielen Schulden kann das Arbeitsgericht einen Plan für alle anordnen (kollektive Schuldenregelung, règlement collectif de dettes).',
    cost: 'Fragen kostet nichts.',
    time: 'Ein Besuch.',
    risk: 'Der gerichtliche Plan ist streng.',
    bestFor: 'Sie haben viele Schulden.',
  },
  'be.debt.insight-bailiff': {
    says: 'Auch ein Gerichtsvollzieher darf vor einem Urteil schreiben. Dann ist es gütliches Inkasso: dieselben Grenzen und keine Pfändung.',
    actionable: 'Fragen Sie: „Welches Urteil haben Sie?“ Zahlen Sie nicht mehr als die Grenzen.',
  },
  'be.debt.warn-court': {
    says: 'Ignorieren Sie nie eine Ladung (citation, dagvaarding). Kommen Sie nicht, werden Sie meist verurteilt.',
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
