/** The German words of the rows in ../non-compete.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NON_COMPETE_DE: Words = {
  'fr.noncompete.want': {
    says: 'Ein früherer Arbeitgeber sagt, eine Klausel verbiete Ihre neue Arbeit (non-concurrence).',
  },
  'fr.noncompete.right-valid': {
    says: 'Sie gilt nur, wenn sie ein echtes Interesse schützt, zeitlich und örtlich begrenzt ist, Arbeit im Beruf lässt und monatlich bezahlt wird. Ohne Geld ist sie nichtig.',
  },
  'fr.noncompete.right-sum': {
    says: 'Eine viel zu hohe Strafe kann das Gericht senken, auch von sich aus. Haben sie nicht gezahlt, was sie schulden? Dann sind Sie frei.',
  },
  'fr.noncompete.right-let-go': {
    says: 'Darauf verzichten können sie nur in der Frist des Vertrags oder Tarifvertrags, spätestens bei Ihrem Weggang. Danach schulden sie das Geld weiter.',
  },
  'fr.noncompete.step': {
    says: 'Lesen Sie die Klausel: Dauer, Ort, Beruf, Geld. Antworten Sie rechtzeitig schriftlich und fragen Sie Gewerkschaft oder Anwalt, bevor Sie kündigen. Das Arbeitsgericht (prud’hommes) entscheidet.',
  },
}
