/** Taxes of towns and prefectures: who seizes, waiting, less and review: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_ES: Words = {
  'jp.local.who': {
    says: 'Es su ciudad o prefectura. Diez días después de un aviso formal (督促状) puede embargar sin tribunal.',
  },
  'jp.local.right-review': {
    says: 'Contra un impuesto local o un embargo puede pedir una revisión gratis (審査請求), casi siempre en tres meses desde que lo supo.',
  },
  'jp.local.right-less': {
    says: '¿Bajó mucho su ingreso o hubo un desastre? Pida una rebaja (減免) antes del vencimiento. Si no hay nada que embargar, la ciudad puede dejar de cobrar.',
  },
  'jp.local.right-late-charge': {
    says: 'Si conceden un plazo, el recargo (延滞金) puede quitarse todo o a medias. Pregunte cómo se calculó.',
  },
  'jp.local.know-parts': {
    says: 'El impuesto de residentes (住民税) que cobra la ciudad suele pagarse en cuatro partes: junio, agosto, octubre y enero. El aviso debe llegar diez días antes del plazo.',
  },
}
