/** Fragen zu Arbeit und Wohnen, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_AND_HOME_DE: Words = {
  'jp.ask.bullying': {
    says: 'Schreiben Sie Tag, Worte und Zeugen auf. Melden Sie es schriftlich der Stelle in der Firma: Sie muss prüfen und darf Sie nicht bestrafen. Tut sie nichts, gehen Sie zur kostenlosen Arbeitsberatung (総合労働相談コーナー).',
  },
  'jp.ask.overtime': {
    says: 'Überstunden brauchen mindestens 25 % mehr, auch wenn der Chef sie nur duldet. Behalten Sie Notizen, Mails und Zeiten. Fordern Sie schriftlich, dann gehen Sie zur Arbeitsaufsicht. Sie haben drei Jahre.',
  },
  'jp.ask.job-benefit': {
    says: 'Gehen Sie mit dem Austrittsblatt (離職票) zu Hello Work. Hat die Firma gekündigt, beginnt es nach sieben Tagen. Sind Sie gegangen, dauert es meist einen Monat länger. Ist der Grund falsch, widersprechen Sie dort.',
  },
  'jp.ask.repairs': {
    says: 'Melden Sie es schriftlich mit Fotos. Der Vermieter muss reparieren. Ist ein Teil nicht nutzbar, sinkt die Miete entsprechend. Tut er in fairer Zeit nichts, dürfen Sie reparieren lassen und die Kosten fordern.',
  },
  'jp.ask.landlord-enters': {
    says: 'Nicht ohne Ihre Zustimmung, außer im echten Notfall wie Feuer oder Rohrbruch. Nötige Reparaturen müssen Sie zu vereinbarter Zeit dulden. Schreiben Sie, dass Sie kein Betreten ohne Ankündigung erlauben. Geht es weiter, rufen Sie die Polizei.',
  },
  'jp.ask.paid-leave': {
    says: 'Nach sechs Monaten mit 80 % Anwesenheit haben Sie bezahlten Urlaub: zehn Tage in Vollzeit, bei Teilzeit weniger. Die Firma darf den Tag nur verlegen, wenn es den Betrieb stört, und Sie nicht bestrafen.',
  },
  'jp.ask.move-out-bill': {
    says: 'Normale Abnutzung und Alter zahlen Sie nicht. Auch bei Schäden ist Tapete nach sechs Jahren fast nichts mehr wert. Eine Reinigungsklausel gilt nur, wenn sie klar und die Summe fair ist. Unterschreiben Sie nichts sofort. Verlangen Sie jeden Posten und schreiben Sie, was Sie ablehnen. Rufen Sie 188 an; bis 600.000 Yen hilft ein kleiner Prozess.',
  },
  'jp.ask.fired-by-message': {
    says: 'Eine Kündigung braucht keine Form, aber einen fairen Grund und 30 Tage Frist oder Lohn. Fragen Sie heute schriftlich: Ist es eine Kündigung, und warum? Schreiben Sie, dass Sie weiter arbeiten wollen. Unterschreiben Sie keine Eigenkündigung. Bewahren Sie die Nachricht auf. Gehen Sie zur freien Beratung (総合労働相談コーナー).',
  },
  'jp.ask.fired-while-ill': {
    says: 'Hat die Arbeit Sie krank gemacht oder verletzt, darf man Ihnen während der Pause und 30 Tage danach nicht kündigen. Bei privater Krankheit muss die Firma zuerst ihre Regeln zur Auszeit (休職) einhalten und die Rückkehr prüfen. Unterschreiben Sie nichts. Verlangen Sie Grund und Regeln schriftlich, mit Attest.',
  },
  'jp.ask.pregnant-fired': {
    says: 'Wegen Schwangerschaft, Geburt oder Elternzeit darf man Ihnen nicht kündigen oder Sie schlechter behandeln. Eine Kündigung in der Schwangerschaft oder bis ein Jahr nach der Geburt ist unwirksam, außer die Firma beweist einen anderen Grund. Unterschreiben Sie nichts. Notieren Sie alles. Rufen Sie das Arbeitsamt an (雇用環境・均等部).',
  },
  'jp.ask.leave-before-quitting': {
    says: 'Vor dem Austritt dürfen Sie alle offenen Tage nehmen. Die Firma kann sie nicht hinter den letzten Tag schieben und nicht verweigern. Nennen Sie die Tage schriftlich oder per E-Mail. Was übrig bleibt, ist meist verloren, denn die Firma muss es nicht auszahlen. Bei einem Nein gehen Sie zur Arbeitsaufsicht (労働基準監督署).',
  },
  'jp.ask.sick-pay': {
    says: 'Mit der Kasse für Angestellte gibt es ab dem vierten Tag Krankengeld (傷病手当金). Es sind etwa zwei Drittel des Lohns, zusammen bis zu einem Jahr und sechs Monaten. Arzt und Firma füllen das Formular aus. Waren Sie ein Jahr versichert, kann es nach dem Austritt weitergehen. Hat die Arbeit Sie krank gemacht, fragen Sie nach 労災.',
  },
  'jp.ask.not-renewed': {
    says: 'Wurden Sie immer wieder verlängert oder durften Sie es erwarten, braucht das Ende einen fairen Grund. Schreiben Sie sofort, dass Sie die Verlängerung wollen. Verlangen Sie den Grund schriftlich. Nach mehr als fünf Jahren können Sie eine Stelle ohne Ende verlangen. Gehen Sie zur freien Arbeitsberatung.',
  },
  'jp.ask.renewal-fee': {
    says: 'Sie schulden sie nur, wenn der Mietvertrag sie klar nennt. Das höchste Gericht lässt das gelten, wenn die Summe für Miete und Zeit nicht viel zu hoch ist. Schweigt der Vertrag oder läuft er nur kraft Gesetz weiter und die Klausel erfasst das nicht, müssen Sie nicht zahlen. Wegen einer Frage kann man Sie nicht hinauswerfen.',
  },
  'jp.ask.wage-deduction': {
    says: 'Lohn muss voll gezahlt werden. Abziehen darf man nur Steuer, Versicherung und was eine schriftliche Vereinbarung der Belegschaft erlaubt. Eine feste Strafe fürs Kündigen oder für Fehler ist unwirksam, eine Klausel zu Schulungskosten meist auch. Echter Schaden durch grobe Unachtsamkeit wird höchstens geteilt. Widersprechen Sie schriftlich und gehen Sie zur Arbeitsaufsicht.',
  },
  'jp.ask.care-leave': {
    says: 'Sie können für jeden Angehörigen 93 Tage Pflegezeit (介護休業) nehmen, in bis zu drei Teilen. Die Firma darf nicht ablehnen oder Sie bestrafen. Sagen Sie es zwei Wochen vorher schriftlich. Die Arbeitsversicherung zahlt etwa 67 % des Lohns. Dazu gibt es fünf Tage im Jahr für kurze Pflege (介護休暇).',
  },
  'jp.ask.employer-bankrupt': {
    says: 'Der Staat (未払賃金立替払制度) zahlt etwa 80 % von offenem Lohn und Abgangsgeld, mit Grenze nach Alter. Das gilt bei Konkurs oder wenn die Arbeitsaufsicht den Stillstand feststellt. Sie müssen in den zwei Jahren ab sechs Monate vor dem Antrag gegangen sein. Beantragen Sie es binnen zwei Jahren.',
  },
  'jp.ask.work-injury': {
    says: 'Sie können selbst bei der Arbeitsaufsicht beantragen, auch wenn die Firma nicht unterschreibt. Auch in Teilzeit. Bezahlt werden die ganze Behandlung und ab dem vierten Tag etwa 80 % des Lohns. Nutzen Sie nicht die Krankenkarte; sagen Sie dem Arzt, dass es von der Arbeit kommt. Kündigen darf die Firma deswegen nicht.',
  },
  'jp.ask.job-offer': {
    says: 'Ein angenommenes Angebot ist schon ein Vertrag. Rücknahme geht nur aus einem fairen Grund, den sie vorher nicht kennen konnten. Verlangen Sie den Grund schriftlich und schreiben Sie, dass Sie anfangen wollen. Sie können die Stelle oder Geld fordern. Studierende informieren Schule und Hello Work.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Nach Jobverlust oder weniger Einkommen kann die Stadt die Miete (住居確保給付金) an den Vermieter zahlen, meist drei, höchstens neun Monate. Fragen Sie die Beratung (自立相談支援機関). Sagen Sie es dem Vermieter früh und bieten Sie Raten an. Ein später Monat beendet selten den Vertrag, und ohne Gericht darf niemand Sie räumen.',
  },
  'jp.ask.water-leak': {
    says: 'Machen Sie Fotos und sagen Sie es sofort der Verwaltung, damit die Ursache gefunden wird. War die Person oben unachtsam, schuldet sie Ihren Schaden, oft über ihre Versicherung. Brach ein altes Rohr, haftet der Eigentümer oder das Haus. Bewahren Sie Nasses und Belege auf. Auch Ihre Feuerversicherung kann zahlen.',
  },
}
