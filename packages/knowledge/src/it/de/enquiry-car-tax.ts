/** Questions about car tax of past years: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_TAX_DE: Words = {
  'it.ask.car-tax-old': {
    says: 'Die Kfz-Steuer verjährt am Ende des dritten Jahres nach dem Jahr der Fälligkeit: für 2021 am 31. Dezember 2024. Ein Bescheid, der Sie vorher erreichte, setzt aber drei neue Jahre in Gang: Verlangen Sie von der Region eine Kopie. Kam keiner? Bitten Sie um Aufhebung und klagen Sie trotzdem binnen 60 Tagen beim Steuergericht; bis 3.000 € ohne Anwalt. Eine Autosperre trifft nur Wagen auf Ihren Namen.',
  },
}
