/** Questions on being dismissed while on workers compensation: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_WHILE_INJURED_ES: Words = {
  'au.ask.injured-sacked': {
    says: 'Es ilegal despedirle por haber reclamado la indemnización. Estar incapacitado por una lesión laboral también protege un tiempo. Son seis meses en Nueva Gales del Sur y doce en Queensland. En Victoria la empresa debe ofrecerle trabajo 52 semanas, si puede. Los pagos casi siempre siguen al acabar el empleo. Actúe en 21 días: llame a la Fair Work Commission, 1300 799 675.',
  },
  'au.ask.injured-sacked-nsw': {
    says: 'En Nueva Gales del Sur es delito despedirle en los primeros seis meses porque la lesión le incapacita. Cuando un médico diga que está apto, pida por escrito su puesto. Si la empresa se niega, la Industrial Relations Commission puede ordenarlo hasta dos años después. Los pagos casi siempre siguen. ¿Despedido por reclamar? Tiene 21 días: Fair Work Commission, 1300 799 675.',
  },
  'au.ask.injured-sacked-qld': {
    says: 'En Queensland no pueden despedirle en los 12 meses tras la lesión porque le incapacita. La empresa puede ser multada. En ese año, cuando un médico diga que está apto, pida por escrito su puesto. Si se niega, la Queensland Industrial Relations Commission puede ordenarlo. Los pagos casi siempre siguen. ¿Despedido por reclamar? Tiene 21 días: Fair Work Commission, 1300 799 675.',
  },
  'au.ask.injured-sacked-vic': {
    says: 'En Victoria la empresa debe darle su puesto o trabajo adecuado durante 52 semanas de incapacidad. Vale hasta donde sea razonable. Despedirle por reclamar es delito. Pida por escrito el motivo y, con certificado médico, trabajo adecuado. Si no lo ofrece, avise a WorkSafe Victoria. Los pagos casi siempre siguen. Actúe en 21 días: Fair Work Commission, 1300 799 675.',
  },
}
