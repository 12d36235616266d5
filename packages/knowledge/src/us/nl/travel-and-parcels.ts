/** The Dutch words of the rows in ../travel-and-parcels.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_PARCELS_NL: Words = {
  'us.flight.right-refund': {
    says: 'Als de luchtvaartmaatschappij annuleert of de vlucht sterk wijzigt, en u reist niet, moet zij het geld op uw kaart teruggeven. Een voucher alleen als u die kiest.',
  },
  'us.flight.step': {
    says: 'Weiger de voucher schriftelijk en vraag het geld terug. Komt er geen antwoord, klaag dan bij het Department of Transportation en betwist de afschrijving van uw kaart.',
  },
  'us.flight.right-bumped': {
    says: 'Mag u tegen uw wil niet mee met een te vol geboekte vlucht, dan krijgt u meestal dezelfde dag geld van de maatschappij.',
  },
  'us.flight.right-bags': {
    says: 'Luchtvaartmaatschappijen moeten voor verloren, late of kapotte bagage betalen tot een grens. Meld het binnen dagen en bewaar bonnen.',
  },
  'us.parcel.right-time': {
    says: 'Een winkel moet uw bestelling sturen in de tijd die zij noemde, of binnen 30 dagen. Kan dat niet, dan kunt u annuleren en uw geld terugkrijgen.',
  },
  'us.parcel.right-claim': {
    says: 'Claims voor verloren of kapotte pakjes hebben korte termijnen. Dien meteen in bij de vervoerder en bewaar bewijs van de waarde.',
  },
  'us.parcel.right-gift': {
    says: 'Spullen die zonder bestelling per post kwamen, zijn een cadeau. U hoeft ze niet te betalen of terug te sturen.',
  },
}
