/** Questions about old debts: a part that was paid, or a payment order: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_REVIVED_DE: Words = {
  'jp.ask.paid-after-limit': {
    says: 'Zahlen und unterschreiben Sie nichts mehr. Wer nach Ablauf der Zeit zahlt oder zusagt, kann sich meist nicht mehr auf das Alter berufen. Gerichte sahen das aber anders, wenn der Geldgeber eine kleine Summe mit Druck oder ohne Hinweis bekam. Notieren Sie, wer wann anrief und was gesagt wurde, und behalten Sie den Beleg. Gehen Sie gleich zu Anwalt oder Schreiber (司法書士); 法テラス ist bei wenig Geld kostenlos.',
  },
  'jp.ask.old-order': {
    says: 'Antworten Sie auch, wenn die Schuld zu alt ist; sonst geht das Recht verloren und der Titel gilt zehn Jahre. Gegen den Mahnbescheid (支払督促) muss der Widerspruch (異議申立書) binnen zwei Wochen nach Zustellung bei Gericht sein. Schreiben Sie „時効を援用します“. Bei einer Klage gehört das in die Antwort (答弁書). Nicht anrufen, zahlen, versprechen. Prüfen Sie, ob es schon ein Urteil gab. 法テラス hilft.',
  },
}
