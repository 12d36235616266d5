/** The Spanish words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_ES: Words = {
  'gb.sender.british-gas': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.edf': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.eon-next': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.octopus': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.ovo': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.scottish-power': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.pplprs': {
    says: 'PPL PRS es una empresa privada común de PPL y PRS for Music. Vende licencias para poner música en público. No es un juzgado ni un ayuntamiento.',
    complainTo: 'Primero PPL PRS. Por precios y condiciones, el Copyright Tribunal.',
    nextStep: 'Vea si clientes o personal oyen música. Conteste por escrito.',
  },
  'gb.sender.tv-licensing': {
    says: 'TV Licensing cobra la licencia de televisión para la BBC. Solo necesita licencia para televisión en directo o BBC iPlayer. Sus visitas no pueden entrar sin su sí o una orden judicial (warrant).',
    nextStep: 'Si no necesita licencia, dígalo por internet o por carta.',
  },
  'gb.sender.hmrc': {
    says: 'HMRC cobra impuestos. Tiene mucho poder, pero acepta un plan con casi todos los que lo piden. Los mensajes de estafa usan a menudo su nombre.',
    complainTo: 'HMRC, y después el Adjudicator.',
    nextStep:
      'Revise la cantidad en su propia cuenta de GOV.UK. Llame para pedir tiempo para pagar.',
  },
  'gb.sender.dwp-debt': {
    says: 'DWP Debt Management recupera ayudas pagadas de más. Puede tomar dinero de ayudas o sueldo sin juzgado. Pida una cantidad menor si le hace daño.',
    complainTo: 'DWP. También puede pedir que miren otra vez la decisión.',
    nextStep:
      'Revise la decisión y su fecha. Si está mal, pida una revisión en un plazo de un mes.',
  },
  'gb.sender.cnbc': {
    says: 'Es la oficina judicial que envía casi todas las demandas de dinero en Inglaterra y Gales. Sus formularios son reales y tienen un último día para responder.',
    nextStep:
      'Tras un formulario de demanda: envíe el acuse (acknowledgment of service) en un plazo de 14 días desde la entrega. Tras una sentencia: busque el día para pagar.',
  },
  'gb.sender.hmcts': {
    says: 'Es la oficina que gestiona los juzgados de Inglaterra y Gales. Sus papeles son reales. Busque en ellos una fecha.',
    nextStep: 'Si no está seguro de qué es, llame al juzgado con el número de demanda.',
  },
  'gb.sender.ejo': {
    says: 'Esta oficina ejecuta todas las sentencias civiles en Irlanda del Norte. Mira lo que usted puede pagar antes de decidir.',
    nextStep:
      'Conteste con su presupuesto antes de la fecha de la carta, y pida consejo gratuito sobre deudas.',
  },
  'gb.sender.dwp': {
    says: 'El Department for Work and Pensions (DWP) decide casi todas las ayudas y las paga. Puede recuperar lo pagado de más, sin juzgado.',
    complainTo: 'DWP. También puede pedir que miren otra vez la decisión.',
    nextStep:
      'Revise la decisión y su fecha. Si está mal, pida una revisión en un plazo de un mes.',
  },
}
