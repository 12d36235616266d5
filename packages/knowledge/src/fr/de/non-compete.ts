/** The German words of the rows in ../non-compete.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NON_COMPETE_DE: Words = {
  'fr.noncompete.want': {
    says: 'Ein früherer Arbeitgeber sagt, eine Klausel verbiete Ihre neue Arbeit (non-concurrence).',
  },
  'fr.noncompete.right-valid': {
    says: 'So eine Klausel gilt nur, wenn sie ein echtes Interesse schützt und Grenzen in Zeit und Ort hat. Sie muss Ihnen Arbeit in Ihrem Beruf lassen, und man muss Sie dafür bezahlen. Ohne Geld ist sie nichtig.',
  },
  'fr.noncompete.right-sum': {
    says: 'Ein Gericht kann eine viel zu hohe Strafe senken, auch von selbst. Haben die nicht gezahlt, was Ihnen zusteht? Verlangen Sie es schriftlich: Zahlen sie dann nicht, sind Sie meist frei.',
  },
  'fr.noncompete.right-let-go': {
    says: 'Darauf verzichten können sie nur in der Frist des Vertrags oder Tarifvertrags, spätestens bei Ihrem Weggang. Danach schulden sie das Geld weiter.',
  },
  'fr.noncompete.step': {
    says: 'Lesen Sie die Klausel: Dauer, Ort, Beruf, Geld. Antworten Sie rechtzeitig schriftlich und fragen Sie Gewerkschaft oder Anwalt, bevor Sie kündigen. Das Arbeitsgericht (prud’hommes) entscheidet.',
  },
}
