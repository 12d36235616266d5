/** Kaution und Reparaturen, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_DE: Words = {
  'jp.home.right-deposit': {
    says: 'Nach dem Auszug muss die Kaution (敷金) zurückkommen, abzüglich offener Miete und Ihrer Schäden. Normale Abnutzung und Alter zahlen Sie nicht.',
  },
  'jp.home.step-guideline': {
    says: 'Verlangen Sie eine Liste jeder Position mit Fotos. Vergleichen Sie mit dem Leitfaden des Ministeriums (原状回復ガイドライン), der das Alter von Wänden und Böden zählt.',
  },
  'jp.home.right-repair': {
    says: 'Der Vermieter muss nötige Reparaturen machen. Melden Sie sie schriftlich. Ist ein Teil nicht nutzbar, sinkt die Miete. Tut er nichts, dürfen Sie selbst reparieren.',
  },
}
