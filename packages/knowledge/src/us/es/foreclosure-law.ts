/** The Spanish words of the rows in ../foreclosure-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_LAW_ES: Words = {
  'us.claim.foreclosure-120': {
    says: 'En la mayoría de los casos, la compañía hipotecaria debe esperar a que usted lleve más de 120 días de atraso. Solo entonces puede empezar la ejecución (foreclosure).',
    learnMore: 'Un consejero de vivienda aprobado por HUD puede ayudarle gratis a pedir un plan.',
  },
  'us.mortgage.right-order': {
    says: 'La ley fija un orden: primero contacto y ayuda; después, casi siempre tras 120 días, el remate. Una solicitud completa puede frenarlo.',
  },
  'us.mortgage.right-intent': {
    says: 'Muchos estados obligan al prestamista a enviar antes un aviso de intención. Debe darle tiempo para pagar lo atrasado y quedarse con la casa.',
  },
  'us.mortgage.nj-intent': {
    says: 'En Nueva Jersey un aviso de intención debe llegar al menos 30 días antes de la demanda. Si paga lo atrasado en ese tiempo, termina.',
  },
  'us.mortgage.ny-intent': {
    says: 'En Nueva York el prestamista debe enviar un aviso de 90 días con una lista de consejeros gratis antes de demandar.',
  },
  'us.mortgage.ny-conference': {
    says: 'En Nueva York la corte debe celebrar una reunión de acuerdo sobre la casa donde usted vive.',
  },
  'us.mortgage.pa-intent': {
    says: 'En Pensilvania el prestamista debe avisarle 30 días antes de demandar, y darle tiempo para ver a un consejero gratis. Puede pagar lo atrasado hasta una hora antes de la venta.',
  },
  'us.mortgage.ma-intent': {
    says: 'En Massachusetts tiene derecho, una vez en cinco años, a pagar lo atrasado en 90 días desde el aviso y quedarse con la casa.',
  },
  'us.mortgage.md-intent': {
    says: 'En Maryland un aviso de intención debe llegar al menos 45 días antes del caso. La mayoría de los dueños puede pedir mediación.',
  },
  'us.mortgage.ca-default': {
    says: 'En California el prestamista debe contactarle 30 días antes del aviso de incumplimiento. Puede ponerse al día hasta 5 días hábiles antes de la venta.',
  },
  'us.mortgage.nc-intent': {
    says: 'En Carolina del Norte el administrador debe avisarle al menos 45 días antes de iniciar el remate de una casa.',
  },
  'us.mortgage.tx-intent': {
    says: 'En Texas tiene al menos 20 días para pagar lo atrasado, y después un aviso de 21 días antes de la venta.',
  },
  'us.mortgage.wa-intent': {
    says: 'En el estado de Washington el prestamista debe ofrecerle antes una reunión. Un consejero de vivienda puede enviarle a mediación.',
  },
  'us.mortgage.fl-court': {
    says: 'En Florida el prestamista debe ir a la corte para rematar. Tiene 20 días para contestar desde que le entregan los papeles.',
  },
  'us.mortgage.oh-court': {
    says: 'En Ohio el prestamista debe ir a la corte para rematar. Puede pagar la deuda hasta que el juez confirme la venta.',
  },
  'us.mortgage.right-stay': {
    says: 'Pedir la bancarrota (bankruptcy) por lo general frena enseguida la venta de la casa, hasta que el juez decida. Antes pregunte a un abogado o a un asesor de vivienda.',
  },
}
