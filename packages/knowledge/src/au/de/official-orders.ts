/** The German words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_DE: Words = {
  'au.driver.right-name': {
    says: 'Sind Sie nicht gefahren, sagen Sie, wer es war. Können Sie es nicht wissen, sagen Sie, was Sie getan haben, um es herauszufinden.',
  },
  'au.driver.warn': {
    says: 'Lassen Sie es nicht liegen, und nennen Sie nur die Person, die wirklich gefahren ist. Schweigen oder ein falscher Name ist strafbar.',
  },
  'au.driver.step': {
    says: 'Prüfen Sie das Auto, den Tag und den Ort. Füllen Sie das Formular rechtzeitig aus und behalten Sie eine Kopie.',
  },
  'au.driver.step-lawyer': {
    says: 'Geht es um einen Unfall oder eine schwere Straftat, rufen Sie die Rechtshilfe (legal aid) an, bevor Sie mehr beantworten, als das Gesetz verlangt.',
  },
  'au.order.step': {
    says: 'Rufen Sie vor dem letzten Tag die Person vom Amt an, die im Brief steht. Fragen Sie, was reichen würde, und bitten Sie schriftlich um mehr Zeit.',
  },
  'au.order.right': {
    says: 'Sie können die Gründe und die Akte verlangen. In den meisten Bundesstaaten können Sie zu einem Gericht oder Tribunal gehen (appeal), und die Zeit ist kurz.',
  },
  'au.order.warn': {
    says: 'Tun Sie nichts, kann die Gemeinde (council) die Arbeit meist selbst machen, Ihnen die Rechnung schicken und eine Geldbuße verlangen.',
  },
  'au.order.right-nsw': {
    says: 'In New South Wales muss die Gemeinde (council) Sie meist zuerst warnen und Ihre Antwort lesen. Sie können binnen 28 Tagen nach der Anordnung zum Land and Environment Court gehen (appeal).',
  },
}
