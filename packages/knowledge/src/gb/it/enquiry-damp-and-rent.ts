/** Questions about damp, and about stopping the rent for repairs: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMP_AND_RENT_IT: Words = {
  'gb.ask-housing.stop-rent-social': {
    says: 'No, non smetta di pagare l’affitto: potrebbero sfrattarla per arretrati. Per umidità o muffa grave devono guardare entro 10 giorni lavorativi dalla segnalazione, e metterla in sicurezza entro altri 5. In un’emergenza sono 24 ore.',
  },
  'gb.ask-housing.stop-rent-repairs': {
    says: 'No, non smetta di pagare l’affitto. Potrebbe perdere la casa per arretrati, anche se la riparazione tocca a loro. Lo segnali per iscritto, chiami il comune (council) e chieda consiglio su una causa.',
  },
  'gb.ask-housing.damp-social': {
    says: 'Lo segnali per iscritto con foto e, se c’è, una lettera del medico. Per umidità o muffa grave devono guardare entro 10 giorni lavorativi, e metterla in sicurezza entro altri 5. Se no, faccia reclamo, poi vada all’Housing Ombudsman.',
  },
}
