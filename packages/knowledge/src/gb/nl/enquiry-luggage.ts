/** Questions about lost, late or damaged luggage: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LUGGAGE_NL: Words = {
  'gb.ask-travel.luggage': {
    says: 'Claim schriftelijk bij de maatschappij, met het rapport van de luchthaven (PIR) en bonnen. Bij schade hebt u 7 dagen. Bij vertraging 21 dagen vanaf het terugkrijgen. Zij moet noodzakelijke aankopen en een verloren koffer betalen, tot een grens. Na een nee kunt u naar de gratis geschillenregeling of de rechter.',
  },
}
