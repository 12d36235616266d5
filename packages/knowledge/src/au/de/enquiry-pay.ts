/** The German words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_DE: Words = {
  'au.ask.sham-contractor': {
    says: 'Der Name entscheidet nicht: Es zählt, wie Sie wirklich arbeiten. Bestimmt die Firma Ihre Zeiten und ist es nicht Ihr eigenes Geschäft, sind Sie vielleicht angestellt. Dann stehen Ihnen Tariflohn (award), Urlaub und super zu. Ein ABN, um das zu umgehen, ist verboten. Rufen Sie 13 13 94 an.',
    dependsOn: 'wie Sie wirklich arbeiten',
  },
  'au.ask.underpaid': {
    says: 'Sie können bis zu sechs Jahre fehlenden Lohn fordern. Schreiben Sie Ihre Stunden auf, schreiben Sie dem Arbeitgeber, und fragen Sie dann kostenlos den Fair Work Ombudsman. Wissentlich zu wenig zu zahlen ist eine Straftat.',
  },
  'au.ask.training-bond': {
    says: 'Meist nicht. Ein Abzug braucht Ihre schriftliche Zustimmung und muss Ihnen nützen oder im award stehen. Eine unfaire Rückzahlungsklausel gilt nicht. Fragen Sie den Fair Work Ombudsman.',
  },
  'au.ask.unpaid': {
    says: 'Prüfen Sie Ihren Lohn mit den Rechnern des Fair Work Ombudsman. Fragen Sie Ihren Chef schriftlich, dann rufen Sie 13 13 94 an. Sie können sechs Jahre zurückgehen.',
  },
  'au.ask.super': {
    says: 'Sehen Sie online bei Ihrer Kasse nach. Seit dem 1. Juli 2026 muss die Altersvorsorge (super) binnen sieben Werktagen nach dem Zahltag gezahlt werden. Wenn nicht, sagen Sie es dem ATO.',
  },
  'au.ask.pay-cut': {
    says: 'Sagen Sie schriftlich, dass Sie nicht einverstanden sind. Ein Arbeitgeber kann vereinbarten Lohn oder feste Stunden meist nicht ohne Ihre Zustimmung kürzen, und nie unter die Branchenregelung (award). Rufen Sie den Fair Work Ombudsman unter 13 13 94 an.',
  },
}
