/** A penalty notice for missed school in Wales: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_WALES_NL: Words = {
  'gb.absence.wales-sums': {
    says: 'In Wales is de boete £60 binnen 28 dagen, en £120 tot dag 42. Op tijd betalen maakt er een eind aan zonder rechter.',
  },
  'gb.absence.wales-right-withdraw': {
    says: 'Er is geen beroep. U kunt intrekking vragen bij een verkeerde persoon, een fout of strijd met de regels van de gemeente.',
  },
  'gb.absence.wales-right-paid': {
    says: 'Betaalt u op tijd, dan kan dit verzuim niet voor de rechter komen, en krijgt u geen strafblad.',
  },
  'gb.absence.wales-deadline': {
    says: 'U hebt 42 dagen om te betalen, of om de boete te laten intrekken.',
    action: 'Betalen, of de boete laten intrekken',
    consequence: 'Daarna moet de gemeente naar de rechter gaan of de boete intrekken.',
  },
  'gb.absence.wales-deadline-lower': {
    says: 'Het lagere bedrag is voor wie binnen 28 dagen betaalt.',
    action: 'Het lagere bedrag betalen, als u wilt betalen',
    consequence: 'Na die dag is de boete £120.',
  },
  'gb.absence.wales-step': {
    says: 'Controleer de naam, het kind en de dagen. Betaal dan het lagere bedrag op tijd, of vraag meteen om intrekking.',
  },
  'gb.absence.wales-warning': {
    says: 'Is er op dag 42 niet betaald, dan moet de gemeente naar de rechter of intrekken. Vraag juridisch advies als er een brief van de rechter komt.',
  },
}
