/** A grievance at work: the meeting, the companion and the appeal. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const GRIEVANCE_AT_WORK_NL: Words = {
  'gb.work.right-grievance': {
    says: 'Uw werkgever moet een klacht onderzoeken, u met een begeleider spreken en beroep toelaten. Anders kan een rechter tot 25% toevoegen.',
  },
  'gb.job.grievance': {
    says: 'Uw werkgever moet een klacht onderzoeken, u met een begeleider spreken en beroep toelaten. Let intussen op de termijn van de arbeidsrechter.',
  },
}
