/** A job that passes to a new employer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSFER_OF_A_JOB_DE: Words = {
  'gb.work.right-transfer': {
    says: 'Geht Ihre Arbeit zu einem neuen Arbeitgeber, gehen Stelle und Vertrag mit. Eine Kündigung deswegen ist meist ungerecht. Man muss Sie vorher informieren und anhören.',
  },
  'gb.work.transfer-wants': {
    says: 'Ihre Stelle geht zu einem neuen Arbeitgeber, mit Ihren Bedingungen und Ihren Dienstjahren.',
  },
  'gb.work.right-unbroken': {
    says: 'Ihre Dienstjahre laufen ohne Lücke weiter. Das zählt für Kündigungsfrist, Abfindung und ungerechte Kündigung.',
  },
  'gb.work.transfer-step': {
    says: 'Fragen Sie, wer für Sie spricht und was sich ändern soll. Behalten Sie Vertrag und Lohnabrechnungen. Lehnen Sie schlechtere Bedingungen schriftlich ab.',
  },
}
