/** The Dutch words of the rows in ../enquiry-rent-too-high.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_TOO_HIGH_NL: Words = {
  'nl.ask.rent-too-high': {
    says: 'Tel de punten met de check van de Huurcommissie. In de eerste zes maanden kunt u de eerste huur laten toetsen. Later vraagt u bij weinig punten schriftelijk een lagere huur. Krijgt u een nee, ga dan naar de Huurcommissie.',
  },
}
