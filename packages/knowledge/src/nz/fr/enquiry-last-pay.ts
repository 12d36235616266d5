/** Questions about pay kept back when a job ends: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PAY_FR: Words = {
  'nz.ask.notice-not-worked': {
    says: 'Non, pas tout. Les heures travaillées et les congés (holiday pay) doivent être dans la dernière paie. On ne peut garder que ce que vous avez accepté par écrit, après en avoir parlé avec vous. Une clause de préavis doit être juste et ne couvrir qu’une vraie perte, au plus le salaire de ce préavis. Sans clause, rien ne peut être gardé. Réclamez par écrit avec une date, puis 0800 20 90 20, gratuit. Vous avez six ans.',
  },
}
