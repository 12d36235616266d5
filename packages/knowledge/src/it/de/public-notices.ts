/** The German words of the rows in ../public-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_NOTICES_WORDS: Words = {
  'it.town.enforceable': {
    says: 'Ein Bescheid der Gemeinde über IMU oder TARI kann nach 60 Tagen ohne neue Rechnung vollstreckt werden. Vorher können Sie um Monatsraten bitten, bis 72 bei hohen Summen.',
  },
  'it.tax.right-repair': {
    says: 'Vor einem förmlichen Bescheid können Sie einen Fehler selbst berichtigen (ravvedimento). Je früher Sie zahlen, desto kleiner ist die Strafe.',
  },
  'it.tax.right-paper-check': {
    says: 'Bei einer Prüfung der Belege (controllo formale) schicken Sie Kopien von dem, was Sie geltend machten. Bitten Sie um Berichtigung. Sind Sie einverstanden, sinkt die Strafe auf zwei Drittel.',
  },
  'it.tv.fee': {
    says: 'Die Fernsehgebühr (canone RAI) ist nur mit einem Fernseher zu Hause fällig. Ohne Fernseher schicken Sie jedes Jahr die Erklärung. Über 75 Jahre alt und mit höchstens 8.000 € Einkommen sind Sie befreit.',
  },
  'it.benefit.right-live': {
    says: 'Die Rückzahlung muss zu Ihren Mitteln passen. Sie können um Raten bitten. Sie können sagen, dass Sie dem Amt vertrauten und das Geld zum Leben ausgaben.',
  },
  'it.enforce.order-to-bank': {
    says: 'Das weist Ihre Bank oder Ihren Arbeitgeber an, Geld festzuhalten (pignoramento presso terzi). An die Steuereinzugsstelle (AdER) zahlt die Bank nach 60 Tagen. Bitten Sie also vorher um Raten, oder legen Sie Widerspruch (opposizione) ein.',
  },
  'it.fine.deadline-bill': {
    says: 'Über Bußgelder im Verkehr entscheidet nicht das Steuergericht. Hat das Bußgeld Sie nie erreicht? Dann haben Sie 30 Tage für den Friedensrichter (giudice di pace). Zum Zahlen haben Sie 60.',
    action:
      'Wenn Sie das Bußgeld nie bekamen, Widerspruch (opposizione) beim Friedensrichter einlegen',
    consequence: 'Sie können nicht mehr sagen, dass das Bußgeld Sie nie erreichte.',
  },
  'it.town-bill.reality': {
    says: 'Das ist die jährliche Rechnung der Gemeinde. Wegen ihr allein kann niemand pfänden: Erst muss ein förmlicher Bescheid kommen.',
  },
  'it.town-bill.right-late': {
    says: 'Zu spät? Vor einem förmlichen Bescheid können Sie von sich aus mit kleinerem Zuschlag zahlen (ravvedimento). Je früher, desto weniger.',
  },
}
