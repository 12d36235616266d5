/** Questions about parental authority after a divorce: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTAL_AUTHORITY_DE: Words = {
  'jp.ask.joint-custody': {
    says: 'Nein, nie automatisch. Seit April 2026 wählen Eltern: einer oder beide. Ohne Einigung entscheidet das Familiengericht nach dem Wohl des Kindes. Bei Gewalt, Missbrauch oder Gefahr davon, oder wenn es gemeinsame Entscheidungen für zu schwer hält, muss es einem Elternteil das Recht geben. Legen Sie Polizeivermerk und Arztpapiere vor und bitten Sie, Ihre Adresse geheim zu halten. Unterhalt und Umgang werden getrennt entschieden.',
  },
  'jp.ask.sole-stays': {
    says: 'Nein. Nach einer Scheidung vor April 2026 bleibt die alleinige Sorge; sie ändert sich nicht von selbst. Der andere kann beim Familiengericht die gemeinsame beantragen. Das Gericht sieht nur auf das Wohl des Kindes und lehnt bei Gewalt oder Gefahr ab. Bis dahin entscheidet, wer die Sorge hat, etwa über die Schule. Antworten Sie rechtzeitig auf Gerichtspost. Unterhalt bleibt geschuldet.',
  },
}
