/** The German words of the rows in ../disability-reviews.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_REVIEWS_DE: Words = {
  'us.review.want': {
    says: 'Die Sozialversicherung hat Ihre Gesundheit neu geprüft und will Ihre Leistungen beenden.',
  },
  'us.review.right-keep': {
    says: 'Bitten Sie innerhalb von 10 Tagen nach Erhalt des Briefs darum, dann können Ihre Zahlungen während des Widerspruchs (appeal) weitergehen. Verlieren Sie, müssen Sie das Geld vielleicht zurückzahlen.',
  },
  'us.review.right-better': {
    says: 'Leistungen dürfen meist nur enden, wenn Beweise zeigen, dass Ihre Gesundheit besser ist und Sie arbeiten können. Für den Widerspruch (appeal) haben Sie 60 Tage.',
  },
  'us.review.step': {
    says: 'Reichen Sie jetzt das Formular SSA-789 ein und schreiben Sie, dass die Zahlungen weitergehen sollen. Bitten Sie Ihre Ärzte um neue Berichte und die Rechtshilfe (legal aid) um Hilfe.',
  },
}
