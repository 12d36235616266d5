/** Questions about a dismissal while a person is ill: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_DE: Words = {
  'ch.ask.dismissed-while-ill': {
    says: 'Zählen Sie ab dem ersten Krankheitstag. Nach der Probezeit sind Sie 30 Tage geschützt, im zweiten bis fünften Dienstjahr 90, ab dem sechsten 180. Eine Kündigung in dieser Zeit ist nichtig: Sie gilt auch später nicht, danach braucht es eine neue. Schreiben Sie das sofort und bieten Sie Ihre Arbeit für nach der Genesung an. Kam die Kündigung vorher, steht die Frist still. Lohn oder Krankentaggeld laufen weiter. Die Schlichtungsbehörde ist kostenlos.',
    dependsOn: 'Ihr Dienstjahr und die Krankheitstage bis zur Kündigung',
  },
  'ch.ask.ill-in-trial': {
    says: 'Ja. In der Probezeit sind Sie bei Krankheit nicht geschützt, und sieben Tage Frist genügen. Prüfen Sie also zuerst, ob sie schon vorbei war: meist ein Monat, höchstens drei, und Krankheit verlängert sie. Lohn gibt es bis zum letzten Tag, wenn die Stelle für mehr als drei Monate vereinbart war; ein Taggeld kann länger laufen. Verlangen Sie den Grund schriftlich und melden Sie sich beim RAV.',
  },
  'ch.ask.ill-after-own-notice': {
    says: 'Haben Sie selbst gekündigt, verlängern Krankheit oder Unfall die Frist nicht. Die Stelle endet am Tag Ihrer Kündigung. Nur eine Kündigung des Arbeitgebers steht still. Bis zum letzten Tag läuft der Lohn oder ein Taggeld. Nach einem Unfall zahlt die Unfallversicherung weiter, bis Sie wieder arbeiten können, auch nach der Stelle. Bei Krankheit fragen Sie die Versicherung des Betriebs, ob ihr Taggeld weiterläuft. Melden Sie sich beim RAV, sobald Sie arbeiten können.',
  },
}
