/** Questions about a grievance that an employer does not answer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRIEVANCE_FR: Words = {
  'gb.ask-work.grievance-ignored': {
    says: 'Écrivez encore une fois avec une date, demandez une réunion et citez le code Acas : la plainte doit être traitée sans retard. Vous pouvez venir avec un collègue ou le syndicat. En cas de refus, faites appel par écrit. Le délai du tribunal court : appelez Acas, 0300 123 1100. Si le code est ignoré, la somme peut monter de 25 %.',
  },
}
