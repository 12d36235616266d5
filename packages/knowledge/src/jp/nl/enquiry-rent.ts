/** The Dutch words of the rows in ../enquiry-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_NL: Words = {
  'jp.ask.rent-rise': {
    says: 'U hoeft niet meteen akkoord te gaan. Betaal een bedrag dat u redelijk vindt totdat een rechter beslist. U kunt later het verschil met 10% rente schuldig zijn.',
    dependsOn: 'wat redelijk is voor zulke woningen',
  },
  'jp.ask.renewal-fee': {
    says: 'U bent die alleen schuldig als het huurcontract haar duidelijk noemt. De hoogste rechter aanvaardt dat als het bedrag niet veel te hoog is voor huur en tijd. Zwijgt het contract, of loopt het alleen door de wet door en dekt de clausule dat niet, dan hoeft u niet te betalen. Om een vraag kan men u niet uitzetten.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Na baanverlies of minder inkomen kan uw stad de huur (住居確保給付金) aan de verhuurder betalen, meestal drie maanden, hooguit negen. Vraag het hulploket (自立相談支援機関). Zeg het de verhuurder vroeg en bied delen aan. Eén late maand is zelden genoeg, en niemand mag u zonder rechter uitzetten.',
  },
}
