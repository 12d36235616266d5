/** A bill for the shared costs of a home: leaseholders in England and Wales, and owners on an estate. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_ES: Words = {
  'gb.service-charge.who': {
    says: 'Un administrador pide en nombre del dueño del edificio. Su contrato (lease) dice qué puede cobrar y cuál es su parte.',
  },
  'gb.service-charge.reality': {
    says: 'A menudo se debe una parte. Lo mejor es pagar lo que está claro y discutir el resto por escrito.',
  },
  'gb.service-charge.right-name': {
    says: 'La factura debe llevar el nombre y la dirección del propietario. Sin ellos, los gastos (service charge) no se deben.',
  },
  'gb.service-charge.right-pay-dispute': {
    says: 'Pagar no significa estar de acuerdo. Puede pagar y aun así acudir al tribunal.',
  },
  'gb.service-charge.right-late-fee': {
    says: 'Un cargo añadido, por ejemplo por retraso, debe estar en el contrato, ser justo y venir con su propio resumen de derechos.',
  },
  'gb.service-charge.right-case-costs': {
    says: 'Puede pedir que el propietario no sume los gastos del caso a facturas posteriores.',
  },
  'gb.service-charge.step-lease': {
    says: 'Mire su contrato (lease). ¿Permite cobrar esto, en esta parte y en esta fecha?',
  },
  'gb.service-charge.step-check': {
    says: 'Compruebe que la factura nombra al propietario con dirección y lleva el resumen de derechos.',
  },
  'gb.service-charge.step-ask': {
    says: 'Pida las cuentas, las facturas y el cálculo de su parte.',
  },
  'gb.service-charge.option-tribunal': {
    says: 'En Inglaterra, el First-tier Tribunal (Property Chamber); en Gales, el Leasehold Valuation Tribunal. Decide qué debe y cuándo.',
    title: 'Preguntar al tribunal qué debe',
    cost: 'Una tasa. Con pocos ingresos puede pedir ayuda.',
    time: 'Unos meses.',
    risk: 'Pague lo que acepta, para que no lo llamen atraso.',
    bestFor: 'Los gastos parecen altos o el trabajo fue malo.',
  },
  'gb.service-charge.option-pay': {
    says: 'Pague a tiempo y escriba: "I pay under protest and keep my right to challenge this."',
    title: 'Pagar y conservar sus derechos',
    cost: 'La suma pedida.',
    time: 'Unos minutos.',
    risk: 'El dinero vuelve solo si gana o hay acuerdo.',
    bestFor: 'Tiene hipoteca o no quiere atrasos.',
  },
  'gb.service-charge.option-time': {
    says: 'Pida pagar a plazos y que no añadan cargos mientras cumpla.',
    title: 'Pedir tiempo para pagar',
    cost: 'Nada.',
    time: 'Unos días.',
    risk: 'Tenga el plan por escrito.',
    bestFor: 'La suma es correcta pero excesiva de una vez.',
  },
  'gb.service-charge.right-estate': {
    says: 'Solo debe lo que dice la escritura de su casa (deed). Un cargo por cuidar la urbanización debe ser razonable para el trabajo que paga.',
  },
  'gb.service-charge.step-estate': {
    says: 'Busque la escritura de la compra (a menudo TP1). Mire qué debe pagar y a quién.',
  },
  'gb.service-charge.step-lease-advice': {
    says: 'Pida consejo gratis al Leasehold Advisory Service (LEASE), que paga el Gobierno.',
  },
  'gb.service-charge.right-safety': {
    says: 'En un edificio de 11 metros o cinco plantas, una vivienda con qualifying lease no paga nada por un revestimiento inseguro; otros costes de incendio tienen tope. Envíe ya el deed of certificate y pida el del propietario.',
  },
}
