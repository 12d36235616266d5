/** The German words of the rows in ../enquiry-ending-a-marriage-and-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_DE: Words = {
  'us.fact.divorce-alone': {
    says: 'Meist können Sie dort die Scheidung einreichen, wo Sie lange genug wohnen, oft sechs Monate, auch wenn der andere nicht unterschreibt. Nur der gemeinsame Antrag (mancherorts dissolution) braucht beide. Das Gericht lässt die Papiere zustellen. Kommt keine Antwort, kann es ohne den anderen scheiden. Ohne Kinder und mit wenig Besitz reichen oft die Vordrucke des Gerichts. Legal aid hilft.',
  },
  'us.fact.child-chooses-parent': {
    says: 'Ein Kind entscheidet nicht allein: Der Beschluss gilt, bis ein Gericht ihn ändert. Aber Gerichte hören ältere Kinder an, in vielen Bundesstaaten ab etwa 12 bis 14 Jahren. Der Elternteil kann beim Familiengericht eine Änderung der custody beantragen. Sagen Sie einer Vertrauensperson in der Schule oder der Ärztin, was zu Hause geschieht. Bei Angst oder Gewalt: Childhelp 1-800-422-4453. Bei Gedanken, sich etwas anzutun: 988.',
  },
  'us.state.ms.ask-child-chooses-parent': {
    says: 'Ein Kind entscheidet nicht allein: Der Beschluss gilt, bis der chancery court ihn ändert. In Mississippi darf das Gericht aber den Wunsch eines Kindes ab 12 berücksichtigen, wenn beide Eltern geeignet sind. Der Elternteil beantragt dort die Änderung und zeigt, was sich verschlechtert hat. Bis dahin kann Fernbleiben dem Elternteil als contempt schaden. Bei Gewalt oder Angst: Childhelp 1-800-422-4453. Bei Gedanken, sich etwas anzutun: 988.',
  },
  'us.fact.order-for-whom': {
    says: 'Es gibt zwei Arten. Eine domestic violence order ist für Familie, Partner, frühere Partner und meist die Eltern eines Kindes. Für alle anderen haben die meisten Bundesstaaten eine weitere: wegen Belästigung (civil harassment), Stalking oder sexueller Gewalt. Sie verlangt Drohungen, Stalking oder wiederholte Belästigung. Jede Person beantragt ihre eigene. Fragen Sie die Geschäftsstelle nach Vordruck und Gebühr. Bringen Sie Aufnahmen mit. In Gefahr: 911.',
  },
  'us.fact.grown-child-summoned': {
    says: 'Ab 18 kann kein Gericht anordnen, dass Sie einen Elternteil sehen oder anrufen. Aber ignorieren Sie keine Ladung (summons): Schreiben Sie dem Gericht oder gehen Sie hin und sagen Sie, dass Sie 18 sind. Bei jüngeren Geschwistern fragt das Gericht nach ihrem Wohl und Wunsch; der Elternteil, bei dem sie wohnen, muss fristgerecht antworten. Bei Angst: protective order. Klagen wegen Missbrauchs haben Fristen je nach Staat. RAINN: 1-800-656-4673.',
  },
}
