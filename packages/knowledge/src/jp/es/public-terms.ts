/** Impuesto, prestación y permiso, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_ES: Words = {
  'jp.tax.right-wait': {
    says: 'Antes de un embargo debe llegar un aviso formal (督促状). Tras un desastre, enfermedad o cierre del negocio puede pedir hasta un año (納税の猶予).',
  },
  'jp.tax.right-late-tax': {
    says: 'El recargo por retraso (延滞税) sigue una tasa anual fija. Con un aplazamiento puede quitarse todo o la mitad. Pida el cálculo.',
  },
  'jp.tax.right-extra-tax': {
    says: 'El impuesto extra (加算税) baja o se quita si corrige antes de la revisión o tuvo un buen motivo. Dígalo por escrito.',
  },
  'jp.public.benefit-job-insurance': {
    says: 'Solo por engaño pueden pedir más de lo pagado, hasta el triple en total. Si fue un error, explíquelo y pida plazos.',
  },
  'jp.road.right-licence-hearing': {
    says: 'Antes de una larga retirada del permiso se le escucha (意見の聴取). Vaya con pruebas a su favor. Puede acortarse.',
  },
  'jp.fine.right-formal-trial': {
    says: 'Contra una orden penal (略式命令) puede pedir un juicio completo al mismo tribunal en 14 días desde que la recibió. Es gratis.',
  },
  'jp.fine.summary-want': {
    says: 'Un tribunal le ha multado solo por escrito, sin juicio (略式命令).',
  },
  'jp.fine.summary-reality': {
    says: 'Es una multa penal. Sin pagar, puede acabar en días de trabajo en custodia (労役場留置). Pida a tiempo pagos a la fiscalía.',
  },
}
