/** Taxes of towns and prefectures: who seizes, waiting, less and review: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_IT: Words = {
  'jp.local.who': {
    says: 'È il suo comune o la prefettura. Dieci giorni dopo un sollecito formale (督促状) può pignorare senza tribunale.',
  },
  'jp.local.right-review': {
    says: 'Contro una tassa locale o un pignoramento può chiedere un riesame gratuito (審査請求), per lo più entro tre mesi da quando l’ha saputo.',
  },
  'jp.local.right-less': {
    says: 'Il suo reddito è calato molto o c’è stato un disastro? Chieda una riduzione (減免) prima della scadenza. Se non c’è nulla da prendere, il comune può smettere di riscuotere.',
  },
  'jp.local.right-late-charge': {
    says: 'Se concedono un rinvio, la mora (延滞金) può cadere tutta o a metà. Chieda come è stata calcolata.',
  },
  'jp.local.know-parts': {
    says: 'L’imposta dei residenti (住民税) che il comune riscuote da sé si paga di solito in quattro parti: giugno, agosto, ottobre e gennaio. L’avviso deve arrivare dieci giorni prima.',
  },
}
