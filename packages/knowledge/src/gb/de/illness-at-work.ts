/** Illness and work: sick pay, fair changes and reports of doctors. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ILLNESS_AT_WORK_DE: Words = {
  'gb.work.right-sick-pay': {
    says: 'Seit dem 6. April 2026 beginnt das Krankengeld (statutory sick pay) am ersten Krankheitstag, auch bei wenig Lohn. Es läuft bis zu 28 Wochen.',
  },
  'gb.job.right-illness': {
    says: 'Eine Krankheit von einem Jahr oder mehr kann eine Behinderung sein. Dann muss der Arbeitgeber zuerst faire Änderungen machen und darf nicht ohne guten Grund kündigen.',
  },
  'gb.job.right-report': {
    says: 'Für einen Bericht Ihres eigenen Arztes braucht man Ihre Zustimmung. Sie können ihn vorher sehen und Fehler berichtigen lassen.',
  },
}
