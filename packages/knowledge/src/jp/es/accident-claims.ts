/** Offers of an insurer after an accident, and claims against the person who caused it: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_CLAIMS_ES: Words = {
  'jp.accident.right-settlement': {
    says: 'No tiene que firmar su oferta. Los tribunales suelen dar más que las aseguradoras. Para lesiones tiene cinco años. Pregunte cómo se fijó el reparto de culpa.',
  },
  'jp.accident.step-free-centre': {
    says: 'Antes de firmar, haga revisar la suma gratis en 日弁連交通事故相談センター o 交通事故紛争処理センター. ¿Su póliza paga un abogado (弁護士費用特約)?',
  },
  'jp.accident.right-share': {
    says: 'Solo debe el daño probado, menos la parte de culpa de ellos. Pida facturas y papeles. Avise hoy a su seguro: 個人賠償責任保険 suele venir con la póliza de hogar o coche.',
  },
}
