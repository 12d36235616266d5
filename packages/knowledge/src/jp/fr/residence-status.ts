/** Letters on the right to stay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_STATUS_FR: Words = {
  'jp.stay.reality': {
    says: 'Un refus n’est pas la fin. Mais le délai est court et court depuis la lettre.',
  },
  'jp.stay.step-first': {
    says: 'Notez le jour de réception, gardez l’enveloppe et montrez tout aujourd’hui à un avocat. N’attendez pas d’autres papiers.',
  },
  'jp.stay.right-court': {
    says: 'Contre un séjour refusé, vous pouvez aller au tribunal dans les six mois (取消訴訟). Le réexamen gratuit (審査請求) ne vaut pas ici. Demandez d’abord les raisons au bureau.',
  },
  'jp.stay.right-leave-or-reapply': {
    says: 'Si votre séjour finit bientôt, vous pouvez souvent passer au temps pour partir (特定活動, 出国準備), ou refaire la demande avec de meilleurs papiers. Rester après la date est un délit.',
  },
  'jp.stay.right-short': {
    says: 'Demandez le renouvellement ou le changement avant la fin. Si vous êtes à temps, vous pouvez rester jusqu’à la réponse, deux mois de plus au maximum.',
  },
}
