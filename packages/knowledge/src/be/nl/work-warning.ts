/** A written warning of an employer (avertissement, verwittiging): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_WORDS: Words = {
  'be.warning.right-rules': {
    says: 'Een werkgever mag alleen de straffen geven die het arbeidsreglement noemt. Hij moet ze melden uiterlijk de eerste werkdag na de vaststelling van de fout.',
  },
  'be.warning.step-answer': {
    says: 'Antwoord schriftelijk als het fout of niet eerlijk is, en vraag dat uw antwoord in uw dossier komt. Toon het aan uw vakbond. Tekenen betekent alleen: ontvangen.',
  },
}
