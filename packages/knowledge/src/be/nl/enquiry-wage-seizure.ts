/** Questions about how much of the pay a bailiff may have held back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_NL: Words = {
  'be.ask.wage-part': {
    says: 'In 2026 is de eerste € 1.419 netto per maand veilig. Van de volgende schijven mag 20, 30 en 40 % worden genomen, en alles boven € 1.839. Elk kind ten laste geeft € 88 meer: bezorg het formulier kind ten laste aan de deurwaarder of werkgever. Is het te veel, ga dan naar de beslagrechter. Bij veel schulden stopt een collectieve schuldenregeling (arbeidsrechtbank) de beslagen.',
    dependsOn: 'hoeveel u verdient en wie ervan leeft',
  },
}
