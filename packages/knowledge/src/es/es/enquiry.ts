/** The Spanish words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'es.ask.prison-debt': {
    says: 'No. No se va a la cárcel por no poder pagar una deuda normal. Solo puede ser delito esconder bienes o no pagar pensiones de alimentos.',
  },
  'es.ask.wage-limit': {
    says: 'El sueldo neto hasta el salario mínimo (1.221 € al mes en 2026) no se embarga. Por encima, el 30 % del siguiente tramo, y después más. Debe ordenarlo un juzgado u oficina pública.',
    dependsOn: 'cuánto gana y quién embarga',
  },
  'es.ask.account': {
    says: 'Pregunte al banco qué juzgado u oficina lo ordenó. Después envíe nóminas y extractos y pida que liberen el sueldo o la pensión inembargable.',
  },
  'es.ask.old-debt': {
    says: 'La mayoría prescribe a los cinco años. Pero un pago, un reconocimiento o una reclamación escrita que le llegó hace empezar de nuevo el plazo.',
    dependsOn: 'el último pago y la última reclamación',
  },
  'es.ask.collector-home': {
    says: 'No. Un cobrador no puede entrar, llevarse cosas ni avisar a su jefe. No tiene que abrir la puerta.',
  },
  'es.ask.monitorio': {
    says: 'Pague u opóngase por escrito en 20 días hábiles. Hasta 2.000 € no necesita abogado. Si no hace nada, pueden embargarle.',
  },
  'es.ask.asnef': {
    says: 'Escriba gratis al fichero y pida sus datos. Si la deuda es menor de 50 €, está pagada, pasa de cinco años o no le avisaron, pida el borrado. Si no, vaya a la AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Pida por escrito a la nueva empresa el contrato y la prueba de la compra. Conserva las mismas defensas. No pague antes de ver pruebas.',
  },
  'es.ask.many-debts': {
    says: 'Pida justicia gratuita y pregunte por la Ley de Segunda Oportunidad. Un juez puede perdonar la mayoría de las deudas si hay buena fe. Pague primero casa, luz y comida.',
  },
  'es.ask.revolving': {
    says: 'Si el tipo es muy superior al habitual, un juez puede declararlo usura. En tarjetas el Supremo mira unos seis puntos sobre la media. Entonces devuelve solo lo recibido.',
    dependsOn: 'la TAE y la fecha del contrato',
  },
  'es.ask.locks': {
    says: 'No. Solo un juez puede hacer que se vaya. Si el casero cambia la cerradura o corta el agua, llame a la policía y guarde pruebas.',
  },
  'es.ask.end-lease': {
    says: 'En contratos desde marzo de 2019 puede quedarse cinco años, o siete si el dueño es empresa. Después el casero debe avisar cuatro meses antes como mínimo, o el contrato sigue.',
    dependsOn: 'cuándo firmó y quién es el dueño',
  },
  'es.ask.rent-rise': {
    says: 'La renta sube una vez al año y solo si el contrato lo dice. Desde el 26 de mayo de 2023 el tope es el índice IRAV del INE. Un decreto de octubre de 2026 fija el 2 %, si el Congreso lo confirma.',
    dependsOn: 'la fecha y las palabras de su contrato',
  },
  'es.ask.deposit': {
    says: 'Pídala por escrito con la fecha en que entregó las llaves. Pasado un mes el casero debe intereses. Hasta 2.000 € puede demandar sin abogado.',
  },
  'es.ask.rent-behind': {
    says: 'Pague ya lo que pueda y ofrezca un plan por escrito. Pida ayuda en servicios sociales. Si demandan, puede pararlo una vez pagando todo a tiempo.',
  },
  'es.ask.repairs': {
    says: 'Avise por escrito con fotos. El casero debe mantener la vivienda habitable. Si es urgente, puede repararlo y pedir el dinero.',
  },
  'es.ask.dismissed': {
    says: 'Firme "no conforme" y presente la papeleta de conciliación en 20 días hábiles. Pida el paro en 15 días hábiles. Un sindicato o abogado gratis puede ayudarle.',
  },
  'es.ask.sign-finiquito': {
    says: 'Puede firmar que lo recibió. Añada "no conforme" y la fecha si duda de las cuentas. Así aún puede reclamar.',
    dependsOn: 'si las cuentas están bien',
  },
  'es.ask.paro-disciplinary': {
    says: 'Sí, tras cualquier despido, si cotizó 360 días en seis años. Pídalo al SEPE en 15 días hábiles.',
  },
  'es.ask.wages-unpaid': {
    says: 'Pídalo por escrito y presente la papeleta de conciliación. Tiene un año por cada mensualidad. El retraso genera un 10 % de interés.',
  },
  'es.ask.return-online': {
    says: 'Si compró por internet, teléfono o en casa, puede cancelar en 14 días sin motivo. En tienda, solo si la tienda lo permite o tiene fallos.',
    dependsOn: 'dónde lo compró',
  },
  'es.ask.guarantee': {
    says: 'Sí. El vendedor responde tres años por cosas nuevas. Debe reparar o cambiar gratis. Si no, pida rebaja o su dinero.',
  },
  'es.ask.scam-paid': {
    says: 'Llame ya a su banco y diga que no lo autorizó o que le engañaron. Denuncie en la policía. Si no autorizó el pago, el banco debe en general devolverlo.',
  },
  'es.ask.scam-real': {
    says: 'No pulse ni pague. Pregunte a la oficina real en un teléfono que busque usted, o llame gratis al 017.',
  },
  'es.ask.light-cut': {
    says: 'No de golpe. En casa hace falta un requerimiento y dos meses, o cuatro con bono social. Pida un plan y vaya a servicios sociales.',
    dependsOn: 'si tiene bono social y quién vive con usted',
  },
  'es.ask.fine-half': {
    says: 'En 20 días naturales elige: pagar la mitad y terminar, o alegar con pruebas y perder el descuento.',
    dependsOn: 'si tiene pruebas',
  },
  'es.ask.tax-instalments': {
    says: 'Sí. Pídalo por internet antes del último día. Hasta 50.000 € sin garantía. Se suman intereses.',
  },
  'es.ask.benefit-back': {
    says: 'Mire los meses y el motivo. Alegue en diez días si es el primer aviso, o presente reclamación previa en 30 días hábiles. Puede pedir plazos.',
  },
  'es.ask.landlord-enters': {
    says: 'No. El casero solo entra con su permiso o con un juez. Acuerden un día para las reparaciones.',
  },
  'es.ask.leave-flat': {
    says: 'Sí, pasados seis meses y avisando 30 días antes. Solo paga si el contrato lo dice: un mes por cada año que falte.',
  },
  'es.ask.sick-dismissed': {
    says: 'No pueden despedirle por estar enfermo: es nulo. Por otra causa real, sí. Tiene 20 días hábiles para impugnarlo.',
    dependsOn: 'el motivo real',
  },
  'es.ask.pregnant-dismissed': {
    says: 'No. El despido en el embarazo o permiso de cuidado es nulo, salvo que prueben otra causa real. Impúgnelo en 20 días hábiles.',
  },
  'es.ask.resign': {
    says: 'Debe dar el preaviso del convenio, normalmente 15 días. Si dimite no hay paro, salvo incumplimiento grave de la empresa.',
    dependsOn: 'su convenio y el motivo',
  },
  'es.ask.insurance-no': {
    says: 'Pida el motivo por escrito y reclame a la aseguradora. Después reclame gratis ante la DGSFP. A los tres meses debe intereses altos.',
  },
  'es.ask.telecom-leave': {
    says: 'Puede darse de baja siempre. Si hay permanencia, la penalización debe bajar con el tiempo que falta.',
    dependsOn: 'si firmó permanencia',
  },
  'es.ask.flight': {
    says: 'En general sí: por tres horas de retraso o cancelación tardía, de 250 a 600 € según distancia, salvo causa externa. También comida y otro vuelo o su dinero.',
  },
  'es.ask.myth-take-house': {
    says: 'Nadie quita una casa por una carta. Decide un juzgado, y antes va el dinero y el sueldo.',
  },
  'es.ask.myth-all-wages': {
    says: 'Nunca pueden quitárselo todo. La parte hasta el salario mínimo es suya.',
  },
  'es.ask.myth-children-debt': {
    says: 'La familia no paga sus deudas si no firmó. Los herederos pueden renunciar o aceptar a beneficio de inventario.',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Un contrato verbal vale. Tiene los mismos derechos si prueba que paga y vive allí.',
  },
  'es.ask.myth-minors-evict': {
    says: 'Tener menores no impide por sí solo el desahucio. Pero el juzgado debe avisar a servicios sociales y puede pararlo.',
  },
}
