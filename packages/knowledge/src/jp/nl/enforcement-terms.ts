/** The law on stopping a seizure, telling what one owns and pay that tax offices must leave: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_NL: Words = {
  'jp.enforce.right-stop-suit': {
    says: 'Betaalde u na het vonnis, of is het te oud geworden? U kunt eisen dat het beslag stopt (請求異議の訴え). Vraag de rechter het intussen stil te leggen.',
  },
  'jp.enforce.warn-disclosure': {
    says: 'Een oproep om de rechter te zeggen wat u hebt (財産開示), moet u volgen. Wegblijven of liegen is strafbaar. Vraag advies vóór die dag.',
  },
  'jp.enforce.right-tax-pay': {
    says: 'Ook een belastingkantoor moet u een basisdeel van uw loon laten, en dingen om te leven en werken. Kan er niets genomen worden, dan kan het stoppen met innen.',
  },
}
