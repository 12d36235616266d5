/** How long a claim can be brought for: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'be.limitation.medical': {
    says: 'Facturen voor medische zorg kunnen twee jaar worden geëist, vanaf het einde van de maand van de zorg.',
    from: 'het einde van de maand van de zorg',
    restartedBy:
      'Een schriftelijke erkenning of dagvaarding doet de twee jaar opnieuw lopen. Een formele brief van advocaat of deurwaarder kan een jaar toevoegen.',
  },
  'be.limitation.network': {
    says: 'Facturen voor stroom, gas, water, telefoon en internet kunnen vijf jaar worden geëist.',
    from: 'de vervaldag van de factuur',
    restartedBy:
      'Een schriftelijke erkenning of dagvaarding doet de vijf jaar opnieuw lopen. Een formele brief van advocaat of deurwaarder kan een jaar toevoegen.',
  },
  'be.limitation.rent': {
    says: 'Huur kan vijf jaar worden geëist vanaf de vervaldag.',
    from: 'de vervaldag van elke huur',
    restartedBy: 'Een schriftelijke erkenning of dagvaarding doet de vijf jaar opnieuw lopen.',
  },
  'be.limitation.general': {
    says: 'Veel contractschulden gelden tien jaar, en sommige veel korter. Vraag gratis advies.',
    from: 'de vervaldag',
    restartedBy: 'Een schriftelijke erkenning of dagvaarding doet de termijn opnieuw lopen.',
  },
  'be.limitation.know-judge': {
    says: 'Sinds 1 oktober 2024 mag de rechter zelf zien dat de eis van een bedrijf verjaard is. Zeg het toch zelf.',
  },
}
