/** Offers of an insurer after an accident, and claims against the person who caused it: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_CLAIMS_IT: Words = {
  'jp.accident.right-settlement': {
    says: 'Non deve firmare la loro offerta. I tribunali danno per lo più di più degli assicuratori. Per le lesioni ha cinque anni. Chieda come è stata fatta la quota di colpa.',
  },
  'jp.accident.step-free-centre': {
    says: 'Prima di firmare, faccia controllare la somma gratis: 日弁連交通事故相談センター o 交通事故紛争処理センター. La sua polizza paga un avvocato (弁護士費用特約)?',
  },
  'jp.accident.right-share': {
    says: 'Deve solo il danno provato, meno la loro parte di colpa. Chieda fatture e carte. Avvisi oggi la sua assicurazione: 個人賠償責任保険 è spesso nella polizza casa o auto.',
  },
}
