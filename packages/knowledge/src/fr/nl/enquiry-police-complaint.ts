/** Questions about a complaint that the police refuse to take: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_WORDS: Words = {
  'fr.ask-buy.complaint-refused': {
    says: 'Politie en gendarmerie moeten elke klacht van een slachtoffer aannemen, overal in Frankrijk. Vraag een ontvangstbewijs. Weigeren ze toch, schrijf dan naar de procureur (procureur de la République) van de rechtbank; dat telt als klacht. U kunt ook online beginnen.',
  },
  'fr.ask-buy.blackmail': {
    says: 'Betaal niet en stuur niets meer. Bewaar de berichten als bewijs en blokkeer de persoon. Afpersing en zulke beelden tonen zijn misdrijven: doe aangifte (politie 17). Het gratis nummer 3018 laat beelden weghalen.',
  },
}
