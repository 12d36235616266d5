/** What to do about a notice to leave a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_NL: Words = {
  'gb.home.step-stay': {
    says: 'Vertrek niet en geef de sleutels nog niet terug. Gaat u te vroeg weg, dan kunt u rechten en hulp van de gemeente verliezen.',
  },
  'gb.home.step-lawyer': {
    says: 'Vraag nu gratis juridische hulp: een adviseur voor wonen via rechtshulp (legal aid), Shelter of Citizens Advice. Laat hun de brief zien.',
  },
  'gb.home.step-council': {
    says: 'Zeg het uw gemeente (council). Kunt u binnen 56 dagen uw woning verliezen? Dan moet ze u helpen die te houden of een andere te vinden.',
  },
  'gb.home.step-council-wales': {
    says: 'Zeg het uw gemeente (council). Kunt u binnen 56 dagen uw woning verliezen? Dan moet ze u helpen.',
  },
  'gb.home.step-keep-paying': {
    says: 'Blijf huur betalen, of zoveel als u kunt. Bewaar bewijs van elke betaling.',
  },
  'gb.home.step-advice-scotland': {
    says: 'Blijf in uw huis en vraag vandaag advies aan Shelter Scotland of een citizens advice bureau.',
  },
  'gb.home.step-advice-ni': {
    says: 'Blijf in uw huis en vraag vandaag advies aan Housing Rights.',
  },
  'gb.home.step-arrears': {
    says: 'Is de huur te laat? Bied de huur aan plus een klein bedrag per week voor de schuld. Kijk naar uitkeringen en een woonbijdrage van de gemeente.',
  },
  'gb.home.step-dispute': {
    says: 'Vraag een huuroverzicht (rent statement) en controleer elke regel. Schrijf elke reparatie op die niet is gedaan, en elke brief daarover.',
  },
  'gb.home.step-arrears-ni': {
    says: 'Is de huur te laat, bied dan de huur plus een klein bedrag per week. Vraag de Housing Executive om een discretionary housing payment (huurhulp).',
  },
}
