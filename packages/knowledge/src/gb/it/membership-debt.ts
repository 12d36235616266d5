/** Money wanted for the rest of a membership or subscription: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const MEMBERSHIP_DEBT_IT: Words = {
  'gb.member.right-fair-term': {
    says: 'Una clausola che lega troppo a lungo, o fa pagare tutti i mesi che restano, può essere abusiva. Allora non vincola. Contano malattia, trasloco o perdita del lavoro.',
  },
  'gb.member.right-cancel': {
    says: 'Se si è iscritto online o al telefono, aveva 14 giorni per recedere. Se non glielo hanno detto, ha fino a un anno in più.',
  },
}
