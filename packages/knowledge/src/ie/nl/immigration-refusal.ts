/** The Dutch words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_NL: Words = {
  'ie.denied.step-each': {
    says: 'Antwoord op elke reden met een nieuw papier. Stuur het met bewijs voor de laatste dag.',
  },
  'ie.denied.option-appeal': {
    title: 'In beroep, als de brief dat toelaat',
    cost: 'Gratis.',
    time: 'Enkele maanden.',
    risk: 'Er is meestal maar één beroep.',
    bestFor: 'U kunt tonen wat ontbrak.',
    says: 'Schrijf op tijd, reden voor reden, met nieuw bewijs. Een rechter kan ook kijken: vraag snel een advocaat.',
  },
  'ie.denied.reality': {
    says: 'Een weigering sluit een nieuwe aanvraag niet uit. Herstel eerst wat ontbrak.',
  },
}
