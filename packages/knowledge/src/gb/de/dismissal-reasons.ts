/** German: the words of the rows in ../dismissal-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_REASONS_DE: Words = {
  'gb.job.right-leave': {
    says: 'Eine Kündigung wegen einer Geburt oder der Elternzeit ist verboten, ganz gleich wie lange Sie dort sind. Sind Sie schwanger oder im Mutterschafts- oder Adoptionsurlaub? Dann muss der Arbeitgeber die Gründe ungefragt schriftlich geben.',
  },
  'gb.job.right-new-terms': {
    says: 'Bevor er kündigt, um Verträge zu ändern, muss ein Arbeitgeber einem staatlichen Kodex folgen und offen reden. Sonst kann das Tribunal Ihr Geld um ein Viertel erhöhen. Ab Januar 2027 ist das Recht viel strenger. Fragen Sie Gewerkschaft oder Acas.',
  },
  'gb.job.right-visa': {
    says: 'Haben Sie die Verlängerung vor dem Ablauf beantragt? Dann dürfen Sie weiterarbeiten, bis entschieden ist. Der Arbeitgeber kann das beim Home Office prüfen und sollte es vor einer Kündigung tun.',
  },
  'gb.job.right-union': {
    says: 'Eine Kündigung wegen Gewerkschaftsarbeit oder Mitgliedschaft ist verboten. Dafür braucht es keine Zeit im Job. Rufen Sie heute die Gewerkschaft an: Ein Tribunal kann weiteren Lohn anordnen, wenn Sie es binnen sieben Tagen nach dem Ende beantragen. Die Gewerkschaft muss dafür ein Papier unterschreiben.',
  },
  'gb.job.right-minimum': {
    says: 'Bekamen Sie weniger als den Mindestlohn, können Sie ihn noch fordern. Die staatliche Aufsicht kann ihn kostenlos bis zu sechs Jahre zurück anordnen: Melden Sie es der Fair Work Agency. Eine eigene Klage reicht oft weniger weit zurück, also beginnen Sie bald. Bar bezahlt ändert nichts: Auch Resturlaub ist zu zahlen.',
  },
}
