/** The French words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_FR: Words = {
  'jp.ask.old': {
    says: 'Si vous n’avez rien payé depuis cinq ans et qu’aucun juge n’a décidé, la dette est très probablement trop ancienne. Elle ne finit pas seule : il faut le dire (時効の援用), de préférence par lettre certifiée (内容証明). N’appelez pas, ne payez pas une part, ne promettez rien : cela relance le délai. Après un jugement, dix ans. Répondez à temps à tout papier du tribunal. Un 司法書士 ou 法テラス peut aider.',
    dependsOn: 'quand vous avez payé ou promis en dernier',
  },
}
