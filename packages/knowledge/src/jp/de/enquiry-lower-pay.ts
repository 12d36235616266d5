/** Questions about pay that is cut or too low: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOWER_PAY_DE: Words = {
  'jp.ask.flat-overtime': {
    says: 'Ja. Eine Pauschale zählt nur, wenn Betrag und Stunden klar vom Grundlohn getrennt sind. Stunden darüber sind zusätzlich zu zahlen, mit mindestens 25 % mehr, über 60 im Monat 50 %. Sie können drei Jahre zurück fordern. Notieren Sie Ihre Stunden.',
  },
  'jp.ask.shifts-cut': {
    says: 'War Ihre Schicht fest und sagt die Firma sie ab, schuldet sie mindestens 60 % des Durchschnittslohns (休業手当). Nennt Ihr Vertrag Tage oder Stunden, darf sie diese nicht ohne Ihr Ja kürzen. Heben Sie die Pläne auf und gehen Sie zur Arbeitsaufsicht.',
  },
  'jp.ask.pay-lowered': {
    says: 'Nein. Die Firma kann Ihren Lohn nicht ohne Ihr freies Ja kürzen. Neue Arbeitsregeln binden nur, wenn sie vernünftig und bekannt sind. Als Strafe sind je Fall höchstens ein halber Tageslohn und im Monat ein Zehntel erlaubt. Schreiben Sie, dass Sie nicht zustimmen.',
  },
  'jp.ask.freelance-unpaid': {
    says: 'Der Lohn ist spätestens 60 Tage nach Erhalt Ihrer Arbeit fällig. Die Firma darf ohne Ihre Schuld nichts abziehen und die Arbeit nicht ablehnen. Schicken Sie eine Rechnung mit letztem Tag. Melden Sie es der Kartellbehörde (公正取引委員会). Kostenlose Hilfe: フリーランス・トラブル110番.',
  },
  'jp.ask.minimum-pay': {
    says: 'Ja. Die Firma muss den Mindestlohn Ihrer Präfektur zahlen, auch wenn Sie weniger vereinbart haben. Die Differenz können Sie drei Jahre zurück fordern. Melden Sie es der Arbeitsaufsicht (労働基準監督署). Dafür darf man Sie nicht bestrafen.',
  },
  'jp.ask.severance': {
    says: 'Sie können sie fordern, wenn Arbeitsregeln, Vertrag oder feste Übung sie vorsehen. Verlangen Sie die Regeln (退職金規程). Auch nach Kündigung wegen Fehlern darf sie nur bei schwerem Verstoß gekürzt werden. Fordern Sie per Einschreiben; sie verjährt nach fünf Jahren. Die Arbeitsaufsicht kann helfen.',
  },
  'jp.ask.no-pay-slip': {
    says: 'Ja, die Firma muss an jedem Zahltag eine Abrechnung geben, auf Papier oder online. Barzahlung ist erlaubt, aber Stunden und Summen müssen festgehalten sein. Verlangen Sie schriftlich Abrechnungen und Bedingungen (労働条件通知書). Schreiben Sie selbst mit. Hilft nichts, melden Sie es Finanzamt und Arbeitsaufsicht.',
  },
}
