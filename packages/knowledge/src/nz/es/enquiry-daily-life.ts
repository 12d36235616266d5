/** The Spanish words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_ES: Words = {
  'nz.ask.repossession': {
    says: 'Llame al prestamista antes de que acabe el aviso y pida un cambio por dificultades (hardship). Debe enviar un aviso al menos 15 días antes de llevarse cosas.',
  },
  'nz.ask.mortgage': {
    says: 'Llame al equipo del banco para dificultades (hardship team) y a MoneyTalks al 0800 345 123. Antes de una venta forzosa (mortgagee sale) debe llegar un aviso de al menos 20 días hábiles.',
  },
  'nz.ask.rates': {
    says: 'Pida al ayuntamiento (council) un plan de pago y sus reglas para dificultades. Con ingresos bajos puede tener un descuento (rates rebate).',
  },
  'nz.ask.data-breach': {
    says: 'Cambie sus contraseñas, avise a su banco y bloquee gratis su informe de crédito. Llame a IDCARE al 0800 121 068. Pregunte qué se llevaron.',
  },
  'nz.ask.winz-debt': {
    says: 'Si no está de acuerdo, pida a Work and Income una revisión (review) en un plazo de tres meses. Si lo debe, pida una cantidad más baja con la que pueda vivir.',
  },
  'nz.ask.scam-refund': {
    says: 'Depende. Llame al banco enseguida. Casi siempre debe devolver lo que usted no aprobó. Desde finales de 2025, reglas de los bancos devuelven también algunas estafas que usted sí aprobó. Pídalo por escrito.',
    dependsOn: 'cómo salió el dinero y si el banco avisó',
  },
  'nz.ask.refund-phone': {
    says: 'Si tiene un fallo, la tienda debe reparar, cambiar o devolver el dinero. Cambiar de idea no da ningún derecho. Muestre una prueba y nombre la Consumer Guarantees Act.',
    dependsOn: 'si el producto tiene un fallo',
  },
  'nz.ask.photo': {
    says: 'No enseguida. Pregunte de quién es y cómo se calculó la suma. Una suma justa es casi siempre el precio normal de la licencia. Quite la foto.',
    dependsOn: 'cómo la usó y si tenía permiso',
  },
  'nz.ask.faulty-car': {
    says: 'El coche de un vendedor profesional debe ser de calidad aceptable. Pida reparación, y la devolución del dinero si el fallo es grave. El Motor Vehicle Disputes Tribunal puede decidir hasta 100.000 $.',
  },
  'nz.ask.flight': {
    says: 'Depende. Si la aerolínea tuvo la culpa, puede reclamar sus gastos, y un servicio debe hacerse con cuidado. Pida por escrito su dinero u otro vuelo.',
    dependsOn: 'por qué se canceló el vuelo',
  },
  'nz.ask.builder': {
    says: 'Escriba qué está mal y dé una fecha para arreglarlo. Las obras tienen garantías de diez años, y los fallos hallados en el primer año deben arreglarse.',
  },
  'nz.ask.toll': {
    says: 'No siempre. Si vendió el coche o no conducía, dígalo a NZTA con pruebas. Pague pronto el peaje mismo, para que no venga una multa.',
    dependsOn: 'de quién era el coche ese día y quién conducía',
  },
  'nz.ask.broken-goods': {
    says: 'Escriba a la tienda y diga qué falló. Los productos deben durar un tiempo razonable, también después de la garantía. Por un fallo grave puede elegir su dinero o uno nuevo.',
  },
  'nz.ask.loan-in-my-name': {
    says: 'Escriba al prestamista que no es suyo. Pida a todas las agencias de crédito un bloqueo gratis (freeze), y llame a IDCARE al 0800 121 068. Denúncielo a la policía en el 105.',
  },
  'nz.ask.card-payment-not-mine': {
    says: 'Quéjese por escrito al banco. Casi siempre devuelve lo que usted no aprobó, si tuvo un cuidado razonable. Si dice que no, vaya gratis al Banking Ombudsman.',
  },
  'nz.ask.firm-closed': {
    says: 'Pida el dinero por escrito, y pida enseguida a su banco la devolución (chargeback). Si la empresa no puede cumplir lo prometido, puede cancelar y reclamarlo. Si es insolvente, escriba al liquidador (liquidator).',
  },
  'nz.ask.benefit-refused': {
    says: 'Pida por escrito una revisión de la decisión (review of decision) en un plazo de tres meses. Un comité la mira, y después puede apelar. Es gratis.',
  },
  'nz.ask.collector-fees': {
    says: 'Solo si su contrato lo permite, y solo costes reales y justos. Pida el contrato y las cuentas. En un préstamo las tarifas no pueden ser excesivas; pague la deuda real y dispute el resto.',
  },
  'nz.ask.not-driving': {
    says: 'Envíe la declaración (statutory declaration) con nombre y dirección del conductor antes de la fecha. Si el coche se vendió o lo robaron, declárelo. Declarar en falso es delito.',
  },
  'nz.ask.no-asset': {
    says: 'Un no asset procedure borra casi todas las deudas de 1000 a 50 000 $ en un año, una vez en la vida. La bancarrota dura tres años. Una repayment order permite pagar por partes.',
  },
  'nz.ask.visa-declined': {
    says: 'En Nueva Zelanda con visado válido, pida una vez la reconsideración en 14 días. Para la residencia casi siempre puede apelar en 42 días. Desde fuera, solicite de nuevo con mejores pruebas.',
  },
  'nz.ask.insurer-not-told': {
    says: 'Pregunte qué respuesta dicen que fue falsa y por qué importaba. Las condenas menores antiguas pueden callarse tras siete años limpios. El servicio gratuito de la aseguradora puede decidir.',
  },
  'nz.ask.ird-deduct': {
    says: 'Llame hoy a Inland Revenue o use myIR. Puede bajar el descuento por dificultades, aceptar plazos y anular algunas multas o intereses. Si tomó de más, quéjese al Ombudsman.',
  },
  'nz.ask.wages-order-lower': {
    says: 'Sí. Pida al servicio de cobros del tribunal cambiar la attachment order, con pruebas de sus gastos. Debe quedarle la mayor parte del sueldo neto.',
  },
  'nz.ask.winz-relationship': {
    says: 'Compartir casa no basta. Debe ser como un matrimonio, con un lazo y ayuda de dinero. Pida una revisión (review) en tres meses y muestre que viven y pagan por separado.',
  },
  'nz.ask.acc-declined': {
    says: 'Pida una revisión (review) en tres meses desde la carta; es gratis. Que un médico escriba cómo el accidente causó la lesión. Después puede apelar a la District Court.',
  },
  'nz.ask.private-sale': {
    says: 'Un vendedor privado debe decir la verdad. Si lo que dijo era falso y por eso compró, puede reclamar la pérdida o cancelar. Escriba primero y luego acuda al Disputes Tribunal.',
  },
  'nz.ask.credit-wrong': {
    says: 'Pida por escrito a la agencia de crédito que lo corrija, con pruebas. Debe revisarlo en 20 días hábiles y marcarlo como disputado. Si se niega, quéjese gratis al Privacy Commissioner.',
  },
  'nz.ask.bank-hacked': {
    says: 'Llame ya al banco para parar pagos. Si usted no los aprobó, los bancos prometen devolverlos, salvo descuido con el PIN o la clave. El Banking Ombudsman es gratis.',
  },
}
