/** The German words of Ireland: court judgment. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_DE: Words = {
  'ie.judged.want': {
    says: 'Ein Gericht hat entschieden, oder Beamte haben mit dem Eintreiben begonnen.',
  },
  'ie.judged.reality': {
    says: 'Das ist ernst, aber Sie haben noch Wege. Sie können Raten anbieten, die ein Gericht nach Ihren Mitteln prüft.',
  },
  'ie.judged.who': {
    says: 'Nur ein Gerichtsvollzieher (sheriff) oder ein county registrar kann Sachen pfänden. Ein Inkassobüro kann das nicht.',
  },
  'ie.judged.rights': {
    says: 'Sie können um Raten bitten. Das Nötigste zum Leben und Werkzeug für Ihren Beruf sind bis zu einer Summe geschützt.',
  },
  'ie.judged.not-all': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie nicht zahlen können. Ein Richter muss zuerst sehen, dass Sie zahlen können und sich weigern.',
  },
  'ie.judged.right-instalment': {
    says: 'Das Gericht prüft Ihre Mittel, bevor es Raten anordnet (instalment order). Sie können später eine Änderung verlangen.',
  },
  'ie.judged.right-setaside': {
    says: 'Haben Sie die Klage nie bekommen oder eine gute Verteidigung? Dann können Sie das Gericht bitten, das Urteil aufzuheben (set aside).',
  },
  'ie.judged.right-wages': {
    says: 'Ein gewöhnlicher Gläubiger kann Ihren Lohn nicht pfänden lassen.',
  },
  'ie.judged.step-call': {
    says: 'Rufen Sie das Gericht mit dem Aktenzeichen (record number) an. Fragen Sie, was wann angeordnet wurde.',
  },
  'ie.judged.step-mabs': {
    says: 'Rufen Sie MABS an: 0818 07 2000. Füllen Sie eine Aufstellung Ihrer Mittel aus.',
  },
  'ie.judged.step-offer': {
    says: 'Bieten Sie dem Gläubiger schriftlich Raten an. Gehen Sie zu jeder Verhandlung über Ihre Mittel.',
  },
  'ie.judged.step-options': {
    says: 'Können Sie gar nicht zahlen, fragen Sie nach einem Schuldenerlass (debt relief notice) oder einer Insolvenz (bankruptcy).',
  },
  'ie.judged.opt-instalments': {
    title: 'In Raten zahlen',
    says: 'Bieten Sie eine Summe an, die Sie durchhalten, und zeigen Sie Ihren Haushaltsplan.',
    cost: 'Die Summe, die Sie anbieten.',
    time: 'Tage bis Wochen.',
    risk: 'Hören Sie auf, können sie wieder zum Gericht gehen.',
    bestFor: 'Sie schulden es und haben etwas Einkommen.',
  },
  'ie.judged.opt-setaside': {
    title: 'Aufhebung verlangen oder Berufung einlegen',
    says: 'Erklären Sie, warum Sie nicht geantwortet haben und was Ihre Verteidigung ist. Eine Berufung (appeal) hat eine kurze Frist.',
    cost: 'Es können Kosten entstehen.',
    time: 'Handeln Sie in Tagen.',
    risk: 'Das Gericht kann ablehnen.',
    bestFor: 'Sie haben die Papiere nie bekommen oder eine gute Verteidigung.',
  },
  'ie.judged.opt-insolvency': {
    title: 'Wege der Insolvenz',
    says: 'Ein Schuldenerlass (debt relief notice), ein Vergleich (arrangement) oder eine Insolvenz (bankruptcy) von einem Jahr kann die meisten Schulden beenden.',
    cost: 'Fragen Sie MABS nach den Kosten.',
    time: 'Monate.',
    risk: 'Es steht in einem öffentlichen Register.',
    bestFor: 'Sie können nicht zahlen.',
  },
  'ie.judged.warn-home': {
    says: 'Ein Urteil kann als Hypothek auf Ihr Haus eingetragen werden (judgment mortgage). Holen Sie Rat, bevor das passiert.',
  },
  'ie.judged.right-no-prison': {
    says: 'Sie kommen nicht ins Gefängnis, weil Sie kein Geld haben. Das Gericht muss sicher sein, dass Sie zahlen könnten und nicht wollen, und Sie können Rechtshilfe bekommen.',
  },
  'ie.judged.right-judgment-mortgage': {
    says: 'Eine judgment mortgage bindet die Schuld an Ihren Anteil am Haus. Verkauft wird dadurch nichts. Für einen Verkauf muss der Gläubiger wieder vor Gericht, und der Richter kann ablehnen oder warten.',
  },
}
