/** The Dutch words of the rows in ../enquiry-purchase-in-quebec.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IN_QUEBEC_NL: Words = {
  'ca.ask.not-delivered-qc': {
    says: 'In Québec kunt u op papier opzeggen als 30 dagen na de beloofde dag niets is gekomen. De winkel heeft 15 dagen om terug te betalen. Anders vraagt u uw kaart om terugboeking.',
  },
  'ca.ask.faulty-qc': {
    says: 'In Québec moet iets een redelijke tijd meegaan voor zijn prijs, wat de garantie ook zegt. Schrijf de winkel of maker, vraag gratis reparatie, en ga anders naar de petites créances.',
  },
  'ca.buy.right-used-car-qc': {
    says: 'In Québec is een handelaar voor een nieuwere tweedehands auto wettelijk garantie schuldig: zes, drie of één maand, naar leeftijd en kilometers. Boven vijf jaar of 80.000 km is die er niet, maar de auto moet toch een redelijke tijd meegaan.',
  },
}
