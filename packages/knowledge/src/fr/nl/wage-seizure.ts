/** The seizure of pay (saisie des rémunérations): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGE_SEIZURE_WORDS: Words = {
  'fr.officer.want-wage': {
    says: 'Ze willen elke maand een deel van uw loon nemen (saisie des rémunérations).',
  },
  'fr.officer.not-yet-wage': {
    says: 'Ze kunnen niets van uw loon nemen voor er één maand voorbij is sinds het bevel tot betalen.',
  },
  'fr.officer.deadline-wage': {
    says: 'U hebt één maand vanaf het bevel tot betalen om het aan te vechten, te betalen of een plan af te spreken. Op tijd aanvechten stopt het beslag.',
    action: 'Het loonbeslag aanvechten, of een plan afspreken',
    consequence: 'Daarna moet uw werkgever een deel van uw loon aan de deurwaarder betalen.',
  },
  'fr.officer.right-pay': {
    says: 'Alleen een deel van uw loon mag worden genomen, volgens een schaal van de wet. U houdt altijd minstens de bijstand (RSA).',
  },
  'fr.officer.change-wages': {
    says: 'Sinds 1 juli 2025 legt een deurwaarder beslag op loon zonder eerst een rechter. U kunt nog naar de rechter.',
    was: 'Een rechter moest het eerst toestaan.',
    is: 'De deurwaarder handelt met de titel, en u hebt één maand om aan te vechten.',
  },
}
