/** The Spanish words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_ES: Words = {
  'fr.insurance.unpaid-right': {
    says: 'Su cobertura solo puede pararse 30 días después de un requerimiento formal (mise en demeure). Diez días después el asegurador puede terminar el contrato. Si paga antes, todo sigue.',
  },
  'fr.insurance.unpaid-step': {
    says: 'Pague la prima o pida por escrito pagos pequeños antes de que acaben los 30 días. Si no está de acuerdo, escriba al servicio de reclamaciones y luego al mediador gratuito.',
  },
  'fr.insurance.ended-right': {
    says: 'Tras un siniestro, el asegurador solo puede terminar el contrato si este lo dice, un mes después de avisarle. Debe devolver la prima del tiempo que queda.',
  },
  'fr.insurance.ended-car': {
    says: 'En el seguro de coche solo se puede tras alcohol, drogas o una infracción que costó el permiso un mes o más. Un coche debe estar asegurado.',
  },
  'fr.insurance.false-answer': {
    says: 'El seguro debe probar que mintió a propósito a una pregunta clara. Si no, solo puede reducir en proporción (L. 113-9). Lo que nunca preguntó no cuenta.',
  },
  'fr.insurance.ended-step': {
    says: 'Busque ya otro asegurador. Para un coche es obligatorio: si le rechazan, el Bureau central de tarification puede obligar a uno a aceptarle.',
  },
  'fr.insurance.unpaid-want': {
    says: 'Su aseguradora dice que falta pagar una prima. Es el requerimiento formal (mise en demeure) antes de parar la cobertura.',
  },
  'fr.insurance.unpaid-reality': {
    says: 'Sigue cubierto 30 días desde el envío de la carta. Si paga antes, nada se para.',
  },
  'fr.insurance.unpaid-over': {
    says: 'Los 30 días parecen pasados: su cobertura puede estar parada. Si no han terminado el contrato, vuelve a valer a mediodía del día después de pagarlo todo.',
  },
  'fr.insurance.unpaid-rights': {
    says: 'Puede preguntar cómo se calcula la suma, pedir pagos pequeños e ir gratis al mediador de seguros.',
  },
  'fr.insurance.unpaid-option': {
    says: 'Pague lo que debe y guarde la prueba. Si aceptan pagos pequeños, pídalo por escrito.',
    title: 'Pagar y conservar la cobertura',
    cost: 'La prima.',
    time: 'Antes de que acaben los 30 días.',
    risk: 'Sin cobertura paga usted los daños. Conducir es entonces un delito.',
    bestFor: 'La prima se debe.',
  },
}
