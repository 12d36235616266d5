/** The Spanish words of Switzerland: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
  'ch.buy.want': {
    says: 'Una empresa dice que debe seguir un contrato o pagar.',
  },
  'ch.buy.real': {
    says: 'En Suiza no hay un derecho general a cancelar una compra en línea. Mire las condiciones de la tienda.',
  },
  'ch.buy.not-yet': {
    says: 'No pueden tomar nada sin la oficina de deudas (Betreibungsamt).',
  },
  'ch.buy.step-write': {
    says: 'Escriba enseguida qué está roto y qué quiere.',
  },
  'ch.buy.step-door': {
    says: '¿Le vendieron en su puerta o por teléfono? Cancele por escrito en catorce días.',
  },
  'ch.buy.right-door': {
    says: 'Tiene catorce días para cancelar una venta en la puerta o por teléfono de más de CHF 100.',
  },
  'ch.buy.right-defect': {
    says: 'En productos nuevos el vendedor responde casi siempre dos años por defectos. Mire las condiciones y avise enseguida de un defecto.',
  },
  'ch.buy.option-write': {
    title: 'Discutir por escrito',
    says: 'Diga por qué no lo debe.',
    cost: 'Un sello.',
    time: 'Una carta.',
    risk: 'Puede seguir un cobro oficial (Betreibung).',
    bestFor: 'No está obligado.',
  },
  'ch.buy.option-ombud': {
    title: 'Ir a un mediador',
    says: 'Muchos sectores tienen uno gratis.',
    cost: 'Casi siempre nada.',
    time: 'Semanas.',
    risk: 'No puede obligar a la empresa.',
    bestFor: 'La empresa no ayuda.',
  },
  'ch.buy.health-cover': {
    says: 'Su seguro médico básico sigue con atrasos. La aseguradora debe avisarle y fijar treinta días antes de un cobro oficial (Betreibung).',
  },
  'ch.buy.insure-want': {
    says: 'Su aseguradora le dice lo que pagará.',
  },
  'ch.buy.insure-step': {
    says: 'Pida por escrito el motivo y la cláusula. Después pregunte al mediador gratis.',
  },
  'ch.buy.insure-right': {
    says: 'Puede preguntar gratis al mediador de su sector.',
  },
  'ch.buy.insure-option': {
    title: 'Preguntar al mediador',
    says: 'Envíe sus cartas.',
    cost: 'Nada.',
    time: 'Semanas.',
    risk: 'Los plazos siguen corriendo.',
    bestFor: 'Cree que el no está mal.',
  },
  'ch.buy.scam-want': {
    says: 'Este mensaje quiere su dinero o sus códigos metiéndole prisa.',
  },
  'ch.buy.scam-who': {
    says: 'Parece un estafador con un nombre conocido.',
  },
  'ch.buy.scam-stop': {
    says: 'No pague, pulse ni devuelva la llamada. Busque usted el número de verdad.',
  },
  'ch.buy.scam-bank': {
    says: '¿Pagó o dio un código? Llame enseguida a su banco, después a la policía.',
  },
  'ch.buy.scam-right': {
    says: 'Puede denunciarlo gratis a la oficina federal de ciberseguridad (BACS).',
  },
  'ch.buy.scam-option': {
    title: 'Dejarlo y denunciarlo',
    says: 'Pregunte antes a la empresa de verdad.',
    cost: 'Nada.',
    time: 'Minutos.',
    risk: 'Ninguno después de comprobarlo.',
    bestFor: 'No lo conoce.',
  },
  'ch.buy.bill-want': {
    says: 'Un proveedor quiere que pague una factura.',
  },
  'ch.buy.bill-check': {
    says: 'Revise la factura. Después ofrezca plazos si no puede pagar de una vez.',
  },
  'ch.buy.bill-right': {
    says: 'Puede pedir la lectura del contador y cómo se calculó.',
  },
  'ch.buy.bill-plan': {
    title: 'Pedir un plan',
    says: 'Ofrezca una cantidad al mes.',
    cost: 'Lo que ofrezca.',
    time: 'Una llamada.',
    risk: 'Cúmplalo.',
    bestFor: 'La debe.',
  },
  'ch.buy.right-phone-sale': {
    says: '¿Se lo vendieron por teléfono o en su puerta, por más de 100 francos? Entonces puede anularlo durante 14 días. Los días solo corren desde que le informaron de este derecho.',
  },
}
