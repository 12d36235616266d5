/** Questions of heirs: an executor who tells nothing, and things that are taken before a court has named anyone: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXECUTOR_AND_HEIRS_DE: Words = {
  'us.fact.executor-tells-nothing': {
    says: 'Wer einen Nachlass abwickelt (executor), handelt für alle Erben, muss alles auflisten und abrechnen. In Massachusetts und vielen anderen Staaten ist die Liste in drei Monaten fällig. Sehen Sie die Akte beim Nachlassgericht (probate court) ein. Verlangen Sie schriftlich eine volle Abrechnung und den Tag für Ihren Teil. Für das, was das Testament Ihnen gibt, müssen Sie keine Vereinbarung unterschreiben. Kommt nichts, bitten Sie das Gericht um eine Abrechnung oder die Absetzung.',
  },
  'us.fact.nobody-named-yet': {
    says: 'Niemand darf Dinge nehmen oder verteilen, bis das Gericht jemanden für den Nachlass ernannt hat. Auch nicht, wer im Testament steht. Lehnt diese Person ab, kann jeder Erbe um die Aufgabe bitten, und andere können sofort widersprechen. In New Jersey heißt das caveat, beim Surrogate. In vielen Staaten muss ein Testament beim Gericht abgegeben werden. Listen und fotografieren Sie alles. Was genommen wurde, kann zurückgefordert oder auf den Anteil angerechnet werden.',
  },
  'us.fact.taken-while-alive': {
    says: 'Solange die Person lebt, hat ein executor keine Macht. Die Dinge gehören noch ihr, und nur sie darf sie verschenken. Bitten Sie Mutter oder Vater, das aufzuschreiben, wenn es noch geht. Listen und fotografieren Sie jetzt alles. Wer eine Vollmacht hat, muss alles zum Wohl der Person nutzen. Einem kranken Menschen etwas wegzunehmen kann Missbrauch sein (elder abuse): 1-800-677-1116. Nach dem Tod gilt das Testament, und ein Erbe kann Verkauf und gleiche Teile verlangen.',
  },
}
