/** Questions about the terms of a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_DE: Words = {
  'jp.ask.trial-period': {
    says: 'Eine Probezeit ist ein echtes Arbeitsverhältnis. Die Firma braucht einen guten Grund, den sie bei der Einstellung nicht kennen konnte. Nach 14 Tagen Arbeit sind auch 30 Tage Frist oder Lohn nötig. Verlangen Sie die Gründe schriftlich und unterschreiben Sie nichts.',
  },
  'jp.ask.quit-penalty': {
    says: 'Meist nein. Eine Firma darf keine Strafe für das Kündigen vorher festlegen und sie nicht vom Lohn abziehen. Sie kann nur echten, bewiesenen Schaden fordern, und das ist selten. Ohne Enddatum im Vertrag reichen zwei Wochen Frist, schriftlich. Mit Enddatum brauchen Sie im ersten Jahr einen wichtigen Grund. Zeigen Sie Drohungen der Arbeitsaufsicht.',
  },
  'jp.ask.other-than-advert': {
    says: 'Ja. Weichen die Bedingungen von den schriftlich genannten ab, dürfen Sie sofort gehen. Versprochener Lohn ist zu zahlen. Verlangen Sie das Papier mit den Bedingungen (労働条件通知書) und sichern Sie die Anzeige. Melden Sie es Hello Work oder der Arbeitsaufsicht.',
  },
  'jp.ask.social-insurance': {
    says: 'Arbeiten Sie etwa drei Viertel der Vollzeit, muss eine erfasste Firma Sie versichern. In größeren Firmen können 20 Stunden pro Woche reichen. Bitten Sie das Rentenamt (年金事務所) um Bestätigung. Es kann bis zu zwei Jahre zurück zählen.',
  },
  'jp.ask.leave-days-fixed': {
    says: 'Meist nein. Sie wählen die Tage; die Firma darf sie nur bei schwerer Störung verschieben. Fünf Tage im Jahr darf sie nach Rücksprache festlegen, mehr nur durch eine Vereinbarung mit der Belegschaft (計画年休). Eigene Schließtage sind nicht Ihr Urlaub.',
  },
  'jp.ask.term-ended-early': {
    says: 'Nein. Ein befristeter Vertrag endet nicht früher ohne schweren Grund. Eine Leihfirma darf Sie nicht fallen lassen, weil der Kunde abspringt. Sie muss andere Arbeit finden oder bis zum Ende mindestens 60 % des Lohns zahlen. Unterschreiben Sie nichts und fragen Sie die Arbeitsberatung.',
  },
  'jp.ask.ill-from-work': {
    says: 'Ja, es kann als Arbeitsunfall gelten, wenn starke Belastung Sie krank machte, etwa Mobbing oder sehr lange Stunden. Sie beantragen es selbst bei der Arbeitsaufsicht; das Ja der Firma ist nicht nötig. Bewahren Sie Notizen, Aufnahmen, Stunden und Arztberichte. Für Lohnausfall haben Sie zwei Jahre.',
  },
}
