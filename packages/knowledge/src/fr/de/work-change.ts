/** The German words of the rows in ../work-change.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_CHANGE_DE: Words = {
  'fr.work-change.want': {
    says: 'Ihr Arbeitgeber ändert Ihren Ort, Ihre Zeiten oder Ihre Arbeit.',
  },
  'fr.work-change.right-core': {
    says: 'Lohn, Art der Arbeit und Dauer der Arbeitszeit brauchen Ihr Ja. Sie dürfen ohne Schuld ablehnen. Kleine Änderungen in derselben Gegend entscheidet der Chef.',
  },
  'fr.work-change.deadline-economic': {
    says: 'Bei einem wirtschaftlichen Grund haben Sie ab Erhalt einen Monat, um Nein zu sagen. Schweigen gilt als Ja. Bei Insolvenz (redressement, liquidation) sind es fünfzehn Tage.',
    action: 'Schriftlich Nein sagen, wenn Sie die Änderung nicht wollen',
    consequence: 'Danach gilt die Änderung als angenommen.',
  },
  'fr.work-change.right-clause': {
    says: 'Eine Klausel zum Ortswechsel (clause de mobilité) muss ihr Gebiet nennen. Sie muss fair genutzt werden, mit Vorlauf und Rücksicht auf Ihre Familie.',
  },
  'fr.work-change.step': {
    says: 'Bleiben Sie nicht weg. Schreiben Sie, was Sie belastet (Familie, Gesundheit, Weg), bitten Sie um ein Gespräch und holen Sie vor dem Tag Rat.',
  },
  'fr.unfit.want': {
    says: 'Der Betriebsarzt sagt, dass Sie Ihre Arbeit nicht tun können (inaptitude). Der Arbeitgeber muss zuerst eine andere suchen.',
  },
  'fr.unfit.right-pay': {
    says: 'Nach einem Monat ohne neue Stelle oder Kündigung beginnt Ihr voller Lohn wieder.',
  },
  'fr.unfit.right-contest': {
    says: "Die Meinung des Arztes können Sie binnen 15 Tagen nach Erhalt vor dem Arbeitsgericht (conseil de prud'hommes) anfechten.",
  },
  'fr.unfit.right-double': {
    says: 'Kommt es von einem Arbeitsunfall, ist die Abfindung doppelt, und die Kündigungsfrist wird bezahlt.',
  },
  'fr.unfit.step': {
    says: 'Antworten Sie bis zum Tag schriftlich auf das Angebot. Sie dürfen ablehnen, aber sagen Sie, warum: Gesundheit, Ort oder Lohn.',
  },
}
