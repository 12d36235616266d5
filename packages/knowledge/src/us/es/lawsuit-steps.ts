/** The Spanish words of the rows in ../lawsuit-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUIT_STEPS_ES: Words = {
  'us.claim.step-answer': {
    says: 'Busque en la citación (summons) el último día para contestar o el día para ir a la corte. Anótelo ya en su calendario.',
  },
  'us.claim.step-file': {
    says: 'Presente una contestación escrita (answer) en la corte. Responda a cada punto numerado: lo acepta, lo niega o no lo sabe.',
  },
  'us.claim.step-help': {
    says: 'Llame hoy a la ayuda legal gratuita (legal aid) o al centro de autoayuda (self-help center) de la corte. Es gratis. Llamar al abogado contrario no es contestar.',
  },
  'us.claim.step-copy': {
    says: 'Envíe una copia de su contestación (answer) al abogado de la otra parte. Guarde otra con el sello de la corte.',
  },
  'us.claim.step-defences': {
    says: 'Ponga en la contestación (answer) todas sus defensas. Por ejemplo: no es mi deuda, está pagada, la suma está mal, es vieja o no prueban que es suya.',
  },
  'us.claim.step-settle': {
    says: 'Puede llegar a un acuerdo en cualquier momento. Presente primero su contestación (answer). Consiga el acuerdo por escrito con el número del caso.',
  },
  'us.claim.option-defend': {
    says: 'Presente una contestación (answer) que niegue lo que está mal y nombre sus defensas. Después vaya a todas las audiencias.',
    title: 'Contestar y hacer que lo prueben',
    cost: 'Una tarifa en algunas cortes; pida la exención (waiver)',
    time: 'En muchos estados, 20 a 30 días para contestar',
    risk: 'Si pierde, pueden añadir costos.',
    bestFor: 'No la debe, la suma está mal, es vieja o demanda un comprador de deudas.',
  },
  'us.claim.option-help': {
    says: 'La ayuda legal gratuita (legal aid), una clínica de una facultad de derecho o el centro de autoayuda pueden ayudarle con su respuesta.',
    title: 'Conseguir ayuda legal gratuita',
    cost: 'Gratis si sus ingresos son bajos',
    time: 'Llame hoy',
    risk: 'Ninguno. El plazo sigue corriendo.',
    bestFor: 'No sabe qué escribir, o la suma es grande.',
  },
  'us.claim.option-settle': {
    says: 'Ofrezca una suma o un plan. Pida que se cierre el caso (dismissed), y compruebe con la corte que se cerró.',
    title: 'Llegar a un acuerdo en el caso',
    cost: 'Lo que acepte pagar',
    time: 'De días a semanas',
    risk: 'Un acuerdo sin papel presentado en la corte puede no impedir un fallo por no contestar (default judgment).',
    bestFor: 'La debe y puede pagar una parte ahora o en cuotas.',
  },
  'us.claim.option-bankruptcy': {
    says: 'Una bancarrota (bankruptcy) detiene casi todas las demandas y cobros de inmediato. Antes necesita un curso corto con un consejero aprobado.',
    title: 'Preguntar por la bancarrota',
    cost: 'Una tarifa de la corte; muchos abogados dan gratis la primera charla',
    time: 'Unos meses o años',
    risk: 'Queda en su informe de crédito hasta diez años.',
    bestFor: 'Sus deudas son mucho más de lo que nunca podrá pagar.',
  },
}
