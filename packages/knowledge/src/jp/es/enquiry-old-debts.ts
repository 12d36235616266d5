/** The Spanish words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_ES: Words = {
  'jp.ask.old': {
    says: 'Si no pagó nada en cinco años y ningún juez decidió, lo más probable es que la deuda sea demasiado vieja. No acaba sola: debe decirlo (時効の援用), mejor por carta certificada (内容証明). No llame, no pague una parte ni prometa: reinicia el plazo. Tras una sentencia son diez años. Conteste a tiempo todo papel del juzgado. Un 司法書士 o 法テラス puede ayudar.',
    dependsOn: 'cuándo pagó o prometió por última vez',
  },
}
