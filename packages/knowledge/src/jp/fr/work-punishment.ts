/** The French words of the rows in ../work-punishment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_PUNISHMENT_FR: Words = {
  'jp.punish.want': {
    says: 'Votre employeur vous punit pour un fait au travail (懲戒処分). Cela seul ne met pas fin à votre emploi.',
  },
  'jp.punish.reality': {
    says: 'Cela reste dans votre dossier, et l’entreprise peut s’en servir plus tard. Si c’est faux, dites-le vite par écrit.',
  },
  'jp.punish.right-fit': {
    says: 'Une sanction doit figurer dans le règlement (就業規則) et correspondre aux faits. Sinon elle est nulle.',
  },
  'jp.punish.right-cut': {
    says: 'Une retenue de salaire comme sanction est au plus d’une demi-journée par fait. En tout, au plus un dixième du salaire d’un mois.',
  },
  'jp.punish.step-ask': {
    says: 'Demandez par écrit sur quelle règle et quels faits ils s’appuient. Donnez votre version par écrit et gardez une copie.',
  },
  'jp.punish.step-desk': {
    says: 'Demandez au bureau gratuit du travail (総合労働相談コーナー) ou à votre syndicat si c’est juste.',
  },
}
