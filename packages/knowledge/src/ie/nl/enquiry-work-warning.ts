/** Questions about a warning at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_NL: Words = {
  'ie.ask.work-warning': {
    says: 'Ze moeten u schriftelijk zeggen waar het om gaat, u horen met een collega of de vakbond, en beroep toelaten. Ga schriftelijk en op tijd in beroep tegen een onterechte waarschuwing. Eén kleine fout is zelden een eerlijke reden voor ontslag. Bewaar alle papieren.',
  },
}
