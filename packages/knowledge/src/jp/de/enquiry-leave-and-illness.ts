/** Questions about paid leave, care leave, illness and injuries at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_DE: Words = {
  'jp.ask.paid-leave': {
    says: 'Nach sechs Monaten mit 80 % Anwesenheit haben Sie bezahlten Urlaub: zehn Tage in Vollzeit, bei Teilzeit weniger. Die Firma darf den Tag nur verlegen, wenn es den Betrieb stört, und Sie nicht bestrafen.',
  },
  'jp.ask.leave-before-quitting': {
    says: 'Vor dem Austritt dürfen Sie alle offenen Tage nehmen. Die Firma kann sie nicht hinter den letzten Tag schieben und nicht verweigern. Nennen Sie die Tage schriftlich oder per E-Mail. Was übrig bleibt, ist meist verloren, denn die Firma muss es nicht auszahlen. Bei einem Nein gehen Sie zur Arbeitsaufsicht (労働基準監督署).',
  },
  'jp.ask.sick-pay': {
    says: 'Mit der Kasse für Angestellte gibt es ab dem vierten Tag Krankengeld (傷病手当金). Es sind etwa zwei Drittel des Lohns, zusammen bis zu einem Jahr und sechs Monaten. Arzt und Firma füllen das Formular aus. Waren Sie ein Jahr versichert, kann es nach dem Austritt weitergehen. Hat die Arbeit Sie krank gemacht, fragen Sie nach 労災.',
  },
  'jp.ask.care-leave': {
    says: 'Sie können für jeden Angehörigen 93 Tage Pflegezeit (介護休業) nehmen, in bis zu drei Teilen. Die Firma darf nicht ablehnen oder Sie bestrafen. Sagen Sie es zwei Wochen vorher schriftlich. Die Arbeitsversicherung zahlt etwa 67 % des Lohns. Dazu gibt es fünf Tage im Jahr für kurze Pflege (介護休暇).',
  },
  'jp.ask.work-injury': {
    says: 'Sie können selbst bei der Arbeitsaufsicht beantragen, auch wenn die Firma nicht unterschreibt. Auch in Teilzeit. Bezahlt werden die ganze Behandlung und ab dem vierten Tag etwa 80 % des Lohns. Nutzen Sie nicht die Krankenkarte; sagen Sie dem Arzt, dass es von der Arbeit kommt. Kündigen darf die Firma deswegen nicht.',
  },
}
