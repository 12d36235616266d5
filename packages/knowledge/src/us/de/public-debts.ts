/** The German words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'us.public.want': {
    says: 'Ein Amt will dieses Geld. Suchen Sie, wofür es ist, woraus sich die Summe ergibt und bis wann Sie widersprechen können.',
  },
  'us.public.reality': {
    says: 'Ein Amt hat das geschickt. Viele können eine Steuererstattung nehmen, manche auch Lohn, ohne Klage. Handeln Sie vor dem letzten Tag.',
  },
  'us.public.who': {
    says: 'Es ist ein Amt. Das Bundesgesetz über Inkasso bindet seine eigenen Leute nicht; es gelten die Regeln des Amts.',
  },
  'us.public.know-refund': {
    says: 'Bevor eine Steuererstattung des Staates genommen wird, kommt meist eine Mitteilung. Sie gibt oft 30 Tage für eine Anhörung.',
  },
  'us.public.right-benefits': {
    says: 'Eine Stadt, ein County oder ein Staat darf Social Security oder SSI nicht für Gebühren, Strafen oder Rechnungen nehmen.',
  },
  'us.public.step-dispute': {
    says: 'Ist es falsch, schreiben Sie vor dem letzten Tag. Sagen Sie warum, verlangen Sie Prüfung oder Anhörung, und legen Sie Kopien bei.',
  },
  'us.public.step-plan': {
    says: 'Schulden Sie es, bitten Sie um Raten oder wegen Not um weniger. Lassen Sie es sich schriftlich geben und bewahren Sie Belege auf.',
  },
  'us.public.option-plan': {
    says: 'Zeigen Sie Einkommen und Kosten. Bieten Sie eine Monatssumme an, die Sie durchhalten.',
    title: 'Das Amt um Raten bitten',
    cost: 'Was Sie vereinbaren',
    time: 'Tage bis Wochen',
    risk: 'Fehlt eine Rate, können sie handeln.',
    bestFor: 'Sie schulden es, können aber nicht alles sofort zahlen.',
  },
  'us.public.attorney-general': {
    says: 'In manchen Staaten zieht der Attorney General für Ämter, Krankenhäuser und Hochschulen des Staates ein. Verlangen Sie dort die Unterlagen.',
  },
  'us.public.loan-reality': {
    says: 'Das ist ein Studienkredit des Bundes. Ein Teil des Lohns und die Steuererstattung können ohne Gericht genommen werden. Vorher muss eine Mitteilung kommen.',
  },
  'us.public.loan-no-limit': {
    says: 'Ein Studienkredit des Bundes verjährt nicht. Warten hilft nicht, ein Plan oder rehabilitation schon.',
  },
  'us.public.loan-step': {
    says: 'Melden Sie sich bei StudentAid.gov an, selbst getippt. Sehen Sie Ihre Kredite und rufen Sie die Nummer dort wegen eines Plans an.',
  },
  'us.public.federal-pay': {
    says: 'Für eine Schuld beim Bund dürfen höchstens 15% des Nettolohns genommen werden. 30 Tage vorher muss eine Mitteilung kommen.',
  },
  'us.public.federal-hearing': {
    says: 'Verlangen Sie schriftlich eine Anhörung bis zu dem Tag, den die Mitteilung nennt. Dann wird bis zur Entscheidung kein Lohn genommen.',
  },
}
