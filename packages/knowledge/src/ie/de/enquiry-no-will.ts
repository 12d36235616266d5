/** Questions about what someone left without a will: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_DE: Words = {
  'ie.ask.no-will': {
    says: 'Das Gesetz verteilt es. Ehemann, Ehefrau oder eingetragener Partner bekommt zwei Drittel, die Kinder ein Drittel. Ohne Ehepartner teilen die Kinder alles. Wer getrennt, aber nie geschieden war, zählt meist noch. Wer nicht verheiratet war, muss binnen sechs Monaten nach der Erteilung (grant) ein Gericht fragen.',
  },
  'ie.ask.no-will-siblings': {
    says: 'Ohne Testament, Ehepartner und Kinder erben zuerst die Eltern. Lebt kein Elternteil mehr, erben die Brüder und Schwestern zu gleichen Teilen. Ist einer von ihnen gestorben, teilen sich seine Kinder seinen Teil. Einer von Ihnen kann beim Probate Office die Vollmacht für den Nachlass (letters of administration) beantragen. Erst dann darf das Haus verkauft oder übertragen werden. Es kann Erbschaftsteuer anfallen: Fragen Sie einen solicitor.',
  },
}
