/** The Spanish words of Italy: claims from a contract. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CLAIMS_WORDS: Words = {
  'it.talks.right-lawyers': {
    says: 'Tiene 30 días para contestar a esta invitación a negociar con abogados (negoziazione assistita). El silencio puede contar en su contra para las costas.',
  },
  'it.talks.right-mediation': {
    says: 'Vaya a la primera reunión de la mediación, o diga por qué no puede. Quien no va sin motivo puede tener que pagar más después.',
  },
  'it.debt.right-guarantor': {
    says: 'Un avalista puede usar las defensas del deudor. Usted queda libre si no demandaron al deudor en seis meses desde el vencimiento, salvo que el papel renuncie a eso.',
  },
  'it.debt.right-penalty': {
    says: 'Un juez puede bajar una penalización demasiado alta, aunque la firmara. Contra un consumidor esa cláusula no vale.',
  },
  'it.debt.right-not-done': {
    says: 'Quien no cumplió su parte de un contrato no puede pedirle la suya. Diga por escrito qué no se hizo, o se hizo mal.',
  },
  'it.debt.old-fees': {
    says: 'Los honorarios de un abogado, médico u otro profesional cuentan como pagados tras tres años. Eso se pierde si usted dice que no pagó.',
  },
  'it.claim.costs': {
    says: 'Quien pierde paga las costas de la otra parte, como las fija el juez. El juez puede repartirlas por motivos graves.',
  },
  'it.claim.short-case': {
    says: 'En un juicio corto (rito semplificato), la respuesta debe presentarse a más tardar el día que fija el juez. Es al menos diez días antes de la vista.',
  },
  'it.claim.right-european-order': {
    says: 'Contra una orden de pago europea tiene 30 días para oponerse con su formulario. No hacen falta motivos ni abogado.',
  },
  'it.claim.right-leave-date': {
    says: 'Con la orden, el juez fija el día de salida: en seis meses, o doce en casos difíciles. Son 60 días si no cumplió un plazo para pagar.',
  },
  'it.debt.right-ending': {
    says: 'Solo pueden acabar un contrato por un incumplimiento que importe: tras un último plazo por escrito, por una cláusula que lo nombre o con un juez. Lea su contrato.',
  },
  'it.debt.right-works': {
    says: '¿Trabajo mal hecho? Avise del fallo en 60 días a una empresa, en ocho a un artesano que trabaja solo. Puede pedir la reparación o un precio más bajo.',
  },
  'it.talks.know-first': {
    says: 'Antes de una demanda normal de hasta 50.000 € deben invitarlo muchas veces a negociar entre abogados. No hace falta para una orden de pago ni en contratos de consumo.',
  },
}
