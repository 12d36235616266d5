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
}
