/** Questions about viewings of a rented home: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIEWINGS_NL: Words = {
  'nl.ask.viewings': {
    says: 'U moet bezichtigingen alleen toelaten als de woning te koop staat of opnieuw verhuurd wordt. Ze moeten zijn aangekondigd, op een redelijk tijdstip, en u mag erbij zijn. Stel vaste tijden voor, zoals één dag per week. De verhuurder mag niet met een sleutel binnenkomen tegen uw wil.',
  },
}
