/** The German words of the rows in ../enquiry-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from '../enquiry-guidance.ts'
import { BENEFITS_DE } from './benefits.ts'
import { CONSUMER_DE } from './consumer.ts'
import { DEBT_COLLECTION_RIGHTS_DE } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBTS_IN_CREDIT_REPORTS_DE } from './debts-in-credit-reports.ts'
import { SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_DE } from './snap-and-unemployment-overpayments.ts'

const ROWS: Words = {
  'us.home.know-voucher': {
    says: 'In Wohnungen mit Hilfe des Bundes oder einem vom Bund gestützten Kredit ist vielleicht eine längere Frist nötig als nach dem Recht Ihres Bundesstaats.',
    learnMore:
      'Fragen Sie, ob die Miete durch Section 8, public housing oder Steuervorteile (tax credits) gestützt wird, oder ob der Kredit auf das Gebäude vom Bund gestützt ist.',
  },
  'us.home.right-court': {
    says: 'Sie haben das Recht auf eine Anhörung vor Gericht, bevor man Sie aus der Wohnung setzen kann.',
  },
  'us.home.right-fair': {
    says: 'Ein Vermieter darf Sie nicht räumen lassen wegen Rasse, Hautfarbe, Religion, Geschlecht, Herkunft, Behinderung oder Kindern.',
  },
  'us.home.step-aid': {
    says: 'Rufen Sie heute die kostenlose Rechtshilfe (legal aid) an und zeigen Sie die Mitteilung. In manchen Städten bekommen Mieter einen kostenlosen Anwalt.',
  },
  'us.home.step-211': {
    says: 'Rufen Sie 211 an und fragen Sie nach Hilfe für die Miete. Sagen Sie Ihrem Vermieter schriftlich, dass Sie gefragt haben.',
  },
  'us.home.step-court': {
    says: 'Kommen Papiere vom Gericht, antworten Sie oder gehen Sie an dem Tag hin, der darin steht. Wer das verpasst, verliert.',
  },
  'us.home.step-proof': {
    says: 'Sammeln Sie Mietvertrag, Mietbelege, Fotos von nötigen Reparaturen und Nachrichten mit dem Vermieter.',
  },
  'us.home.option-help': {
    says: 'Die Rechtshilfe (legal aid) kann die Mitteilung auf Fehler prüfen und Ihnen vor Gericht beistehen.',
    title: 'Einen kostenlosen Anwalt oder Berater holen',
    cost: 'Kostenlos bei wenig Einkommen',
    time: 'Rufen Sie heute an',
    risk: 'Keines. Die Tage laufen weiter.',
    bestFor: 'Alle, die so eine Mitteilung bekommen.',
  },
  'us.home.option-plan': {
    says: 'Bieten Sie Tage und Summen an. Bitten Sie den Vermieter zu unterschreiben, dass er nicht klagt, solange Sie zahlen.',
    title: 'Einen Plan schriftlich vereinbaren',
    cost: 'Die offene Miete, in Teilen',
    time: 'Bevor die Frist in der Mitteilung endet',
    risk: 'Wird der Plan gebrochen, kann der Fall zurückkommen.',
    bestFor: 'Sie können bald oder in Teilen zahlen.',
  },
  'us.home.option-defend': {
    says: 'Warten Sie auf die Papiere vom Gericht, antworten Sie rechtzeitig und sagen Sie dem Richter, was falsch ist.',
    title: 'Sich vor Gericht wehren',
    cost: 'Bei manchen Gerichten eine Gebühr; fragen Sie nach Erlass (waiver)',
    time: 'Oft nur Tage nach den Papieren vom Gericht',
    risk: 'Ein Urteil kann bei Mieterprüfungen auftauchen.',
    bestFor: 'Die Mitteilung ist falsch, Sie haben gezahlt, oder es wurde nicht repariert.',
  },
  'us.work.right-pay': {
    says: 'Sie haben das Recht auf Ihren letzten Lohn. Nach Bundesrecht bis zum nächsten Zahltag. Manche Bundesstaaten sagen: sofort.',
  },
  'us.work.right-no-discrimination': {
    says: 'Sie dürfen Ihre Stelle nicht verlieren wegen Rasse, Hautfarbe, Religion, Geschlecht, Schwangerschaft, Herkunft, Alter ab 40 oder Behinderung.',
  },
  'us.work.right-retaliation': {
    says: 'Sie dürfen nicht entlassen werden, weil Sie Ihren Lohn verlangt, Gefahr oder Benachteiligung gemeldet oder mit Kollegen gemeinsam gehandelt haben.',
  },
  'us.work.step-no-sign': {
    says: 'Unterschreiben Sie einen Verzicht (release) oder eine Abfindung (severance) nicht sofort. Nehmen Sie das Papier mit nach Hause und holen Sie Rat.',
  },
  'us.work.step-proof': {
    says: 'Schreiben Sie auf, was wann geschah und wer was sagte. Behalten Sie diesen Brief, Lohnzettel, Beurteilungen und Nachrichten.',
  },
  'us.work.step-dispute': {
    says: 'Glauben Sie, dass es verboten war, wenden Sie sich bald an die EEOC, das Department of Labor oder einen Anwalt für Arbeitsrecht.',
  },
  'us.work.option-charge': {
    says: 'Reichen Sie es online bei der EEOC oder dem Amt Ihres Bundesstaats ein. Das brauchen Sie vor den meisten Klagen wegen Benachteiligung.',
    title: 'Eine Beschwerde (charge) bei der EEOC einreichen',
    cost: 'Kostenlos',
    time: '180 oder 300 Tage zum Einreichen',
    risk: 'Gering. Das Gesetz verbietet Rache dafür.',
    bestFor: 'Sie glauben, es war wegen dem, was Sie sind, oder weil Sie es gemeldet haben.',
  },
  'us.work.option-wages': {
    says: 'Rufen Sie die Wage and Hour Division oder das Arbeitsamt (labor office) Ihres Bundesstaats an. Sie können auch das Doppelte des fehlenden Lohns einklagen.',
    title: 'Sich über unbezahlten Lohn beschweren',
    cost: 'Kostenlos',
    time: 'Zwei Jahre, oder drei, wenn es Absicht war',
    risk: 'Gering. Das Gesetz verbietet Rache dafür.',
    bestFor: 'Lohn, Überstunden oder Trinkgeld fehlen.',
  },
  'us.work.option-help': {
    says: 'Ein Anwalt oder die Rechtshilfe (legal aid) kann sagen, ob der Grund verboten war und was Ihr Anspruch wert sein kann.',
    title: 'Mit einem Anwalt für Arbeitsrecht sprechen',
    cost: 'Oft ein kostenloses erstes Gespräch',
    time: 'Innerhalb von Tagen',
    risk: 'Keines.',
    bestFor: 'Sie sollen etwas unterschreiben, oder glauben, dass es verboten war.',
  },
}

const REPEATED: Words = {
  ...BENEFITS_DE,
  ...SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_DE,
  ...CONSUMER_DE,
  ...DEBT_COLLECTION_RIGHTS_DE,
  ...DEBTS_IN_CREDIT_REPORTS_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...ROWS,
}

/** Rows for questions that repeat a row for letters have its words. */
export const ENQUIRY_GUIDANCE_DE: Words = {
  ...ROWS,
  ...Object.fromEntries(
    ENQUIRY_GUIDANCE.flatMap(({ id }) => {
      const words = REPEATED[id.replace(/-asked$/, '')]
      return words ? [[id, words]] : []
    }),
  ),
}
