/** The Dutch words of the rows in ../enquiry-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_NL: Words = {
  'jp.ask.rent-rise': {
    says: 'U hoeft niet in te stemmen en niet weg omdat u nee zegt. Blijf betalen wat u eerlijk vindt, meestal de huur van nu. Nemen zij het niet aan, stort het dan bij het depotkantoor (供託). De verhuurder moet dan bemiddeling (調停) en rechter vragen. Geeft de rechter meer, dan betaalt u het verschil met 10% rente per jaar.',
    dependsOn: 'wat redelijk is voor zulke woningen',
  },
  'jp.ask.renewal-fee': {
    says: 'U bent die alleen schuldig als het huurcontract haar duidelijk noemt. De hoogste rechter aanvaardt dat als het bedrag niet veel te hoog is voor huur en tijd. Zwijgt het contract, of loopt het alleen door de wet door en dekt de clausule dat niet, dan hoeft u niet te betalen. Om een vraag kan men u niet uitzetten.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Na baanverlies of minder inkomen kan uw stad de huur (住居確保給付金) aan de verhuurder betalen, meestal drie maanden, hooguit negen. Vraag het hulploket (自立相談支援機関). Zeg het de verhuurder vroeg en bied delen aan. Eén late maand is zelden genoeg, en niemand mag u zonder rechter uitzetten.',
  },
}
