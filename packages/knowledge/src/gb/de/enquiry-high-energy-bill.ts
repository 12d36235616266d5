/** Questions about a bill for gas or power that looks far too high: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_ENERGY_BILL_DE: Words = {
  'gb.ask-consumer.energy-bill-high': {
    says: 'Lesen Sie heute den Zähler ab, machen Sie ein Foto und schicken Sie es der Firma: Viele Rechnungen sind geschätzt. Verlangen Sie eine neue; prüfen Sie Zählernummer und Tarif. Verbrauch, der über 12 Monate zurückliegt und nicht berechnet wurde, darf sie nicht fordern, außer es lag an Ihnen. Zahlen Sie Ihren üblichen Verbrauch. Sonst schriftlich beschweren; nach acht Wochen hilft kostenlos der Energy Ombudsman.',
  },
}
