/** The Spanish words of the rows in ../rights-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_LAW_ES: Words = {
  'ie.ask.repair-law': {
    says: 'Su casero debe mantener la vivienda en buen estado y no puede castigarle por pedirlo. El RTB puede ordenar arreglos y una indemnización.',
  },
  'ie.ask.repair-standards': {
    says: 'La vivienda debe estar libre de humedad, con calefacción y aire según las normas. El ayuntamiento puede inspeccionarla gratis.',
  },
  'ie.ask.repair-council': {
    says: 'El ayuntamiento puede dar órdenes al casero que incumple las normas y llevarlo ante el juez.',
  },
  'ie.ask.deposit-law': {
    says: 'La fianza debe devolverse pronto. Solo se puede retener alquiler impagado, facturas y daños más allá del uso normal.',
  },
  'ie.scam.right-crime': {
    says: 'Sacarle dinero con un mensaje falso es un delito. Denúncielo en cualquier comisaría de la Garda.',
  },
  'ie.scam.right-payment-law': {
    says: 'Si salió dinero sin su permiso, el banco casi siempre debe devolverlo al día hábil siguiente.',
  },
  'ie.invoice.want': {
    says: 'Una empresa le pide pagar por bienes o trabajo. Es una factura, no una amenaza.',
  },
  'ie.invoice.right-service': {
    says: 'El trabajo debe hacerse con cuidado y al precio acordado. Si no, puede pedir que lo corrijan o bajen el precio.',
  },
  'ie.invoice.right-goods': {
    says: 'Los bienes deben ser como se describen, de buena calidad y aptos para el uso.',
  },
  'ie.invoice.step-check': {
    says: 'Revise las sumas, lo ya pagado y los datos del banco llamando a un número que conozca.',
  },
  'ie.fine.right-law': {
    says: 'La multa fija (fixed charge notice) es una oferta de pago. Si no paga, puede explicarse ante un juez.',
  },
  'ie.fine.right-name-driver': {
    says: 'Si conducía otra persona, dé su nombre y dirección en 28 días.',
  },
  'ie.fine.right-toll': {
    says: 'Un peaje no pagado sube por pasos. Puede reclamar al operador con sus pruebas.',
  },
  'ie.insure.right-proportion': {
    says: 'Solo tenía que responder las preguntas con honradez y cuidado. Un error inocente no puede acabar con su seguro.',
  },
  'ie.insure.right-forty-days': {
    says: 'La aseguradora debe estudiar su queja y responder en 40 días hábiles.',
  },
  'ie.bill.right-regulations': {
    says: 'La empresa de energía debe tener una vía de queja gratis y solo puede cortar según las reglas.',
  },
  'ie.bill.right-telecom': {
    says: 'La empresa de teléfono debe cumplir su carta de clientes. ComReg puede resolver una disputa.',
  },
  'ie.work.right-procedure': {
    says: 'Antes de un despido debe conocer la queja, poder responder, llevar a alguien y recurrir.',
  },
  'ie.work.right-collective': {
    says: 'Si se pierden muchos puestos, la empresa debe hablar antes con el personal y esperar 30 días.',
  },
  'ie.car.right-third': {
    says: 'Pagado un tercio, un coche en alquiler con compra solo puede llevarse con orden judicial. Antes hay un aviso escrito, y tiene 21 días para arreglarlo.',
  },
  'ie.mortgage.right-court': {
    says: 'El prestamista necesita una orden judicial para quitarle la casa. Puede ir a cada vista y explicarse.',
  },
  'ie.mortgage.right-adjourn': {
    says: 'El tribunal puede parar el caso mientras pide un acuerdo de insolvencia (PIA).',
  },
  'ie.breach.want': {
    says: 'Una empresa avisa que otros pudieron ver sus datos. No debe nada, pero protéjase.',
  },
  'ie.breach.right-told': {
    says: 'Si el riesgo es alto deben avisarle sin demora, con palabras claras y qué hacer. Puede preguntar qué datos fueron.',
  },
  'ie.breach.right-complain': {
    says: 'Puede quejarse gratis ante la Comisión de Protección de Datos y pedir daños en el juzgado.',
  },
  'ie.breach.step': {
    says: 'Cambie sus contraseñas, avise a su banco y no se fíe de llamadas sobre el caso.',
  },
  'ie.mud.right-charge': {
    says: 'La cuota necesita un presupuesto aprobado por los dueños. Pida las cuentas y tiempo para pagar.',
  },
  'ie.tax.right-lpt': {
    says: 'Si sus ingresos son bajos puede aplazar el impuesto (LPT) y recurrir un valor equivocado.',
  },
}
