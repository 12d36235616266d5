/** The German words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_DE: Words = {
  'jp.ask.stalking': {
    says: 'In Gefahr rufen Sie 110. Sonst rufen Sie #9110 oder gehen heute zur Polizei. Sie kann die Person verwarnen; ein Verbot (禁止命令) kann folgen, und wer es bricht, macht sich strafbar. Sichern Sie Nachrichten, Zeiten und Fotos. Treffen Sie niemanden, antworten Sie nicht. Sagen Sie es Familie und Arbeit. Die Polizei hilft mit Streife und sicherem Ort.',
  },
  'jp.ask.violence': {
    says: 'In Gefahr rufen Sie 110. Rufen Sie gratis #8008 oder 0120-279-889 (DV相談+) an. Ein Zentrum gibt Ihnen einen sicheren Ort. Ein Gericht kann Nähe verbieten oder die Person ausweisen; ein Bruch ist strafbar. Behalten Sie Fotos und Attest. Die Stadt kann Ihre Adresse verbergen. Sie dürfen die Kinder mitnehmen.',
  },
}
