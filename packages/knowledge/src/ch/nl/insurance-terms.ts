/** The law on late premiums and on ending a policy, where a letter names them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_NL: Words = {
  'ch.insure.right-premium': {
    says: 'De dekking stopt bij een onbetaalde premie pas na een schriftelijke aanmaning met 14 dagen die zegt wat volgt. Na nog twee maanden eindigt het contract als ze niet naar de rechter gaan.',
  },
  'ch.insure.right-end-policy': {
    says: 'U kunt een nieuwe polis binnen 14 dagen herroepen. Een lange kan na drie jaar beëindigd worden, met drie maanden opzegtermijn.',
  },
  'ch.insure.right-cheaper': {
    says: 'Met een laag inkomen betaalt het kanton een deel van uw zorgpremies (Prämienverbilligung). Vraag het nu: in veel kantons moet u op tijd aanvragen.',
  },
  'ch.insure.right-late-notice': {
    says: 'Te laat melden schaadt u niet als het uw schuld niet was. Anders mogen ze meestal alleen korten wat door het uitstel duurder werd.',
  },
}
