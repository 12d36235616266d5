/** Garantie et réparations, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_IT: Words = {
  'jp.home.right-deposit': {
    says: 'Quando è uscito, la cauzione (敷金) deve tornare, meno affitto non pagato e danni fatti da Lei. Non paga l’usura normale o l’età.',
  },
  'jp.home.step-guideline': {
    says: 'Chieda un elenco di ogni spesa con foto. Lo confronti con la guida del ministero (原状回復ガイドライン), che conta l’età di muri e pavimenti.',
  },
  'jp.home.right-repair': {
    says: 'Il padrone di casa deve fare le riparazioni necessarie. Lo dica per iscritto. Se una parte non si può usare, l’affitto scende. Se non fa nulla, può riparare Lei.',
  },
}
