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
  'jp.home.right-trust': {
    says: 'Zahlen Sie bis zum letzten Tag alles, geht der Mietvertrag weiter. Ein Gericht beendet ihn nur bei zerstörtem Vertrauen, meist ab etwa drei Monaten Rückstand.',
  },
  'jp.home.right-stay-until': {
    says: 'Niemand darf ohne Gericht Ihre Schlösser tauschen oder räumen. Das darf nur ein Gerichtsbeamter (執行官) nach einem Urteil.',
  },
  'jp.home.right-rent-help': {
    says: 'Nach Jobverlust oder starkem Einkommensrückgang kann die Stadt einige Monate die Miete zahlen (住居確保給付金). Fragen Sie, bevor der Vertrag endet.',
  },
  'jp.home.right-guarantee-firm': {
    says: 'Eine Bürgschaftsfirma (保証会社) kann Ihren Mietvertrag nicht selbst beenden oder die Wohnung als verlassen behandeln. Das Oberste Gericht hält solche Klauseln für nichtig.',
  },
  'jp.home.right-renewal-fee': {
    says: 'Eine Erneuerungsgebühr schulden Sie nur, wenn der Mietvertrag sie klar nennt und sie nicht zu hoch ist. Ohne neues Papier läuft ein normaler Vertrag kraft Gesetzes weiter. Eine höhere Miete müssen Sie nicht annehmen.',
  },
  'jp.home.step-renewal-fee': {
    says: 'Suchen Sie jede Gebühr im Mietvertrag: 更新料, 更新事務手数料, Versicherung. Was nicht darin steht, dürfen Sie schriftlich ablehnen. Zahlen Sie die alte Miete weiter.',
  },
  'jp.home.right-clause': {
    says: 'Eine Klausel, die Reinigung oder normale Abnutzung auf Sie legt, gilt nur, wenn sie klar war und Sie zustimmten. Eine, die Sie einseitig belastet, ist nichtig.',
  },
  'jp.home.renewal-reality': {
    says: 'Niemand kann Sie hinaussetzen, nur weil Sie nach der Gebühr fragen. Ein normaler Mietvertrag läuft weiter, während Sie reden.',
  },
  'jp.home.right-no-force': {
    says: 'Der Eigentümer darf ohne Gericht weder das Schloss tauschen noch Ihre Sachen hinausbringen. Tut es jemand, rufen Sie die Polizei und einen Anwalt.',
  },
  'jp.home.right-broken-trust': {
    says: 'Verspätete Miete beendet den Vertrag nicht immer. Das Gericht fragt, ob das Vertrauen zwischen Ihnen und dem Eigentümer zerstört ist. Zahlen Sie jetzt, was Sie können, und schreiben Sie auf, warum es spät war.',
  },
}
