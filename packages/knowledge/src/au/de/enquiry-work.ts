/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'au.ask.pay-cut': {
    says: 'Sagen Sie schriftlich, dass Sie nicht einverstanden sind. Ein Arbeitgeber kann vereinbarten Lohn oder feste Stunden meist nicht ohne Ihre Zustimmung kürzen, und nie unter die Branchenregelung (award). Rufen Sie den Fair Work Ombudsman unter 13 13 94 an.',
  },
  'au.ask.underpaid': {
    says: 'Sie können bis zu sechs Jahre fehlenden Lohn fordern. Schreiben Sie Ihre Stunden auf, schreiben Sie dem Arbeitgeber, und fragen Sie dann kostenlos den Fair Work Ombudsman. Wissentlich zu wenig zu zahlen ist eine Straftat.',
  },
  'au.ask.casual': {
    says: 'Nach sechs Monaten, in kleinen Betrieben nach zwölf, können Sie schriftlich sagen, dass Sie fest angestellt sein wollen. Der Arbeitgeber muss binnen 21 Tagen antworten und braucht einen fairen Grund für ein Nein.',
  },
  'au.ask.leave-paid-out': {
    says: 'Nicht genommener Urlaub muss am Ende der Arbeit ausgezahlt werden. Zum Urlaub zwingen dürfen sie nur, wenn Ihr Tarif (award) es erlaubt und es fair ist, etwa bei Betriebsferien.',
  },
  'au.ask.warning-letter': {
    says: 'Sie müssen nicht zustimmen. Sie können nur den Empfang unterschreiben und schriftlich Ihre Sicht schildern. Ein fairer Grund und die Möglichkeit zu antworten zählen bei einer späteren Kündigung.',
  },
  'au.ask.training-bond': {
    says: 'Meist nicht. Ein Abzug braucht Ihre schriftliche Zustimmung und muss Ihnen nützen oder im award stehen. Eine unfaire Rückzahlungsklausel gilt nicht. Fragen Sie den Fair Work Ombudsman.',
  },
  'au.ask.public-holiday': {
    says: 'An Feiertagen dürfen Sie frei haben, mit Grundlohn, wenn Sie gearbeitet hätten. Sie dürfen Sie fair um Arbeit bitten, und Sie dürfen aus fairen Gründen ablehnen. Awards geben meist mehr Lohn.',
  },
  'au.ask.unpaid': {
    says: 'Prüfen Sie Ihren Lohn mit den Rechnern des Fair Work Ombudsman. Fragen Sie Ihren Chef schriftlich, dann rufen Sie 13 13 94 an. Sie können sechs Jahre zurückgehen.',
  },
  'au.ask.after-hours': {
    says: 'Sie dürfen ablehnen, nach der Arbeit zu lesen oder zu antworten, außer das ist unvernünftig. Das ist das Recht, nicht erreichbar zu sein (right to disconnect).',
  },
  'au.ask.super': {
    says: 'Sehen Sie online bei Ihrer Kasse nach. Seit dem 1. Juli 2026 muss die Altersvorsorge (super) binnen sieben Werktagen nach dem Zahltag gezahlt werden. Wenn nicht, sagen Sie es dem ATO.',
  },
  'au.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf und wer es sah, und sagen Sie es dem Arbeitgeber. Solange Sie noch dort arbeiten, können Sie die Fair Work Commission um eine Anordnung bitten, dass es aufhört.',
  },
  'au.ask.sham-contractor': {
    says: 'Der Name entscheidet nicht: Es zählt, wie Sie wirklich arbeiten. Bestimmt die Firma Ihre Zeiten und ist es nicht Ihr eigenes Geschäft, sind Sie vielleicht angestellt. Dann stehen Ihnen Tariflohn (award), Urlaub und super zu. Ein ABN, um das zu umgehen, ist verboten. Rufen Sie 13 13 94 an.',
    dependsOn: 'wie Sie wirklich arbeiten',
  },
}
