/** The German words of the rows in ../guarantor.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTOR_DE: Words = {
  'fr.guarantor.right-papers': {
    says: 'Eine Mietbürgschaft ist nichtig, wenn Sie nicht unterschrieben haben, was Sie übernehmen, oder keine Kopie des Mietvertrags bekamen. Verlangen Sie beide Papiere, bevor Sie zahlen.',
  },
  'fr.guarantor.right-told': {
    says: 'Eine Firma muss Ihnen die erste ausgebliebene Zahlung bald melden. Tut sie es nicht, schulden Sie Zinsen und Strafen aus der Zeit davor nicht.',
  },
  'fr.guarantor.right-end': {
    says: 'Eine Bürgschaft ohne Enddatum können Sie per Einschreiben beenden. Sie bleiben bis zum Ende des dann laufenden Mietvertrags gebunden.',
  },
}
