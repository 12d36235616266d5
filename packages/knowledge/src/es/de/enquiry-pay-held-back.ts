/** Questions about pay that the employer holds back for damage or a till gap: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_DE: Words = {
  'es.ask.pay-held-back': {
    says: 'Die Firma darf nicht durch Lohnkürzung bestrafen: Das Gesetz verbietet es (Artikel 58.3). Für Schaden oder Kassenfehlbetrag muss sie grobes Verschulden beweisen und einklagen. Selbst abziehen darf sie nicht. Fordern Sie die Summe schriftlich und widersprechen Sie. Schlichtung binnen eines Jahres: 10 % Zinsen. Die Arbeitsinspektion kann helfen und hält Ihren Namen geheim.',
  },
}
