/** Questions about leaving a job in haste: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNED_IN_HASTE_DE: Words = {
  'nl.ask.resigned-in-haste': {
    says: 'Nehmen Sie es heute schriftlich zurück, sagen Sie, dass Sie arbeiten wollen und wie aufgewühlt Sie waren. Bedenktage gibt das Gesetz nicht. Aber eine Kündigung in Wut, Panik oder Krankheit darf die Firma nicht einfach annehmen: Sie muss fragen, ob Sie es wirklich wollen und die Folgen kennen. Auch Drohung oder Druck heben sie auf. Lehnt sie ab, gehen Sie sofort zum Juridisch Loket, zur Gewerkschaft oder zum Anwalt. Meist gibt es sonst kein WW.',
  },
  'nl.ask.unpaid-and-leaving': {
    says: 'Kündigen Sie nicht und bleiben Sie nicht eigenmächtig weg: Sie könnten WW verlieren. Fordern Sie den Lohn schriftlich mit letztem Tag, mit Zinsen und dem Aufschlag für Verspätung, bis 50 %. Kommt er nicht, kann ein Richter ihn schnell anordnen (kort geding). Kann die Firma gar nicht zahlen? Melden Sie es sofort dem UWV: Es kann Lohn übernehmen. Bevor Sie aufhören, fragen Sie das Juridisch Loket oder die Gewerkschaft.',
  },
}
