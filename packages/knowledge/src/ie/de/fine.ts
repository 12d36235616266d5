/** The German words of Ireland: fine. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_DE: Words = {
  'ie.fine.want': {
    says: 'Suchen Sie die Regel, den Ort, das Datum und den letzten Tag zum Handeln.',
  },
  'ie.fine.reality': {
    says: 'Sie können zahlen und es abschließen, oder es zum Gericht gehen lassen und sich dort verteidigen.',
  },
  'ie.fine.who': {
    says: 'Ein Bußgeldbescheid (fixed charge notice) kommt von der Polizei (gardaí) oder einer Gemeinde (council). Er ist echt.',
  },
  'ie.fine.rights': {
    says: 'Sie dürfen den Fahrer nennen, wenn Sie es nicht waren. In seltenen Fällen können Sie Aufhebung verlangen, und sich vor Gericht verteidigen.',
  },
  'ie.fine.right-driver': {
    says: 'Sind Sie nicht gefahren, können Sie den Fahrer in 28 Tagen nennen.',
  },
  'ie.fine.right-court': {
    says: 'Sie haben das Recht, sich beim District Court zu verteidigen.',
  },
  'ie.fine.first': {
    says: 'Sie haben ab dem Datum des Bescheids 28 Tage, um die erste Summe zu zahlen.',
    action: 'Das Bußgeld zahlen oder den Fahrer nennen',
    consequence: 'Die Summe steigt um die Hälfte.',
  },
  'ie.fine.second': {
    says: 'Von Tag 29 bis Tag 56 können Sie die Summe und die Hälfte dazu zahlen.',
    action: 'Die höhere Summe zahlen',
    consequence:
      'Nach Tag 56 geht diese Zahlung nicht mehr, und eine Vorladung (summons) kann folgen.',
  },
  'ie.fine.step-check': {
    says: 'Prüfen Sie Auto, Ort, Zeit und Tag 28.',
  },
  'ie.fine.step-driver': {
    says: 'Ist ein anderer gefahren, füllen Sie das Formular rechtzeitig mit Name und Adresse aus.',
  },
  'ie.fine.step-pay': {
    says: 'Stimmt es, zahlen Sie vor Tag 28 alles. Teilzahlungen werden nicht angenommen.',
  },
  'ie.fine.opt-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Zahlen Sie online, am Telefon oder bei der Post.',
    cost: 'Das feste Bußgeld.',
    time: '28 Tage.',
    risk: 'Strafpunkte (penalty points) können folgen.',
    bestFor: 'Es stimmt.',
  },
  'ie.fine.opt-court': {
    title: 'Sich vor Gericht verteidigen',
    says: 'Zahlen Sie nicht, und antworten Sie auf die Vorladung (summons), wenn sie kommt.',
    cost: 'Eine Geldstrafe und vielleicht mehr Punkte, wenn Sie verlieren.',
    time: 'Monate.',
    risk: 'Die Geldstrafe kann höher sein.',
    bestFor: 'Sie haben es nicht getan und haben Beweise.',
  },
  'ie.fine.warn': {
    says: 'Die Fristen stehen im Gesetz. Niemand kann Ihnen länger geben.',
  },
  'ie.fine.right-law': {
    says: 'Ein Bußgeldbescheid (fixed charge notice) ist ein Angebot zu zahlen. Zahlen Sie nicht, können Sie sich vor dem Richter äußern.',
  },
  'ie.fine.right-name-driver': {
    says: 'Fuhr jemand anderes, nennen Sie Namen und Adresse binnen 28 Tagen.',
  },
  'ie.fine.right-toll': {
    says: 'Eine nicht bezahlte Maut steigt in Stufen. Sie können beim Betreiber mit Belegen Einspruch erheben.',
  },
  'ie.toll.reality': {
    says: 'Das ist eine Rechnung für Maut mit Zuschlägen, keine Buße der Polizei (gardaí). Bleibt sie offen, kann als Nächstes eine Klage beim District Court kommen.',
  },
  'ie.toll.rights': {
    says: 'Sie können zeigen, dass Sie bezahlt haben oder dass das Auto da schon verkauft, vermietet oder gestohlen war. Kommt eine Klage, können Sie sich wehren.',
  },
  'ie.toll.step-check': {
    says: 'Prüfen Sie Auto, Tag und Ihre Zahlungen. War bezahlt oder das Auto nicht Ihres, schreiben Sie sofort mit Belegen. Stimmt es, zahlen Sie, bevor es wächst.',
  },
  'ie.fine.right-warden': {
    says: 'Bei einem Parkbußgeld haben Sie 28 Tage Zeit und weitere 28 zu einem höheren Betrag. Sie können zuerst die Gemeinde um Aufhebung bitten.',
  },
}
