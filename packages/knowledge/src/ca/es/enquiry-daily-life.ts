/** The Spanish words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_WORDS: Words = {
  'ca.ask.repossession': {
    says: 'Llame al prestamista antes de que acabe el aviso y ofrezca un plan. En la mayoría de las provincias debe avisarle antes de vender. Si ya pagó mucho, puede necesitar un tribunal.',
  },
  'ca.ask.foreclosure': {
    says: 'Actúe ya. El prestamista debe enviar antes un aviso, con días para ponerse al día: por ejemplo 35 en Ontario y 60 en Quebec. Pida al banco ayuda por dificultades y vea a un abogado.',
  },
  'ca.ask.data-breach': {
    says: 'Cambie sus contraseñas, avise a su banco y ponga una alerta de fraude (fraud alert) en su expediente de Equifax y TransUnion. Pregunte a la empresa qué se llevaron.',
  },
  'ca.ask.cerb-debt': {
    says: 'Si no está de acuerdo, pida por escrito una segunda revisión y envíe pruebas de sus ingresos. Si la debe, pida a la CRA un plan que pueda pagar.',
  },
  'ca.ask.agency-calls': {
    says: 'Pida por escrito a la agencia que muestre la deuda y que solo le escriba. Cada provincia limita cómo y cuándo puede llamar. Si sigue, quéjese ante la provincia.',
  },
  'ca.ask.flight': {
    says: 'Casi siempre puede elegir su dinero u otro vuelo. Le deben hasta $1,000 por retrasos que la aerolínea podía evitar. Reclámele en un año.',
  },
  'ca.ask.contractor': {
    says: 'Escriba qué está mal y dé una fecha para arreglarlo. El trabajo debe tener calidad razonable. Luego use el tribunal de reclamos menores (small claims court), o su tarjeta si pagó con ella.',
  },
  'ca.buy.right-quality': {
    says: 'La ley de la provincia dice que los productos deben servir y durar un tiempo razonable. Las normas de la tienda no pueden quitar eso.',
  },
  'ca.insure.right-acts': {
    says: 'La ley de seguros (Insurance Act) de su provincia fija condiciones justas y el tiempo para demandar, a menudo uno o dos años. Pida los motivos por escrito.',
  },
  'ca.home.right-acts': {
    says: 'La ley de alquileres de su provincia fija el preaviso, los motivos y las reglas del alquiler. Su contrato no puede quitarle esos derechos.',
  },
  'ca.debt.right-acts': {
    says: 'Una agencia de cobro casi siempre necesita una licencia de su provincia. Debe seguir sus reglas sobre llamadas, cartas y mentiras.',
  },
  'ca.ask.broken-goods': {
    says: 'Escriba a la tienda y diga qué falló. Por ley de la provincia los productos deben durar un tiempo razonable, también después de la garantía de la tienda. Pida reparación o dinero, y luego use el tribunal de reclamos menores (small claims court).',
  },
  'ca.ask.used-car': {
    says: 'Escriba enseguida al vendedor profesional (dealer) y guarde el anuncio y el contrato. Su auto debe ser como se describió y apto para circular. Luego vaya al regulador de dealers de su provincia o al tribunal de reclamos menores (small claims court).',
  },
  'ca.ask.photo': {
    says: 'No enseguida. Pregunte de quién es y cómo se calculó la suma. Por un uso no comercial un tribunal puede ordenar de $100 a $5,000 por todas las obras juntas. Quite la imagen.',
    dependsOn: 'cómo la usó y si tenía permiso',
  },
  'ca.ask.deposit-on-back': {
    says: 'Pida por escrito que le devuelvan el depósito. En Ontario un arrendador solo puede tener un depósito para el último periodo de alquiler. Por otro depósito, acuda al Landlord and Tenant Board (formulario T1) en un año.',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Escriba al prestamista que no es suyo y pida sus pruebas. Denúncielo a la policía y al 1-888-495-8501. Pida a Equifax y TransUnion una alerta de fraude (fraud alert).',
  },
  'ca.ask.card-payment-not-mine': {
    says: 'Quéjese ya por escrito al banco. Por una tarjeta de crédito que usaron otros casi siempre debe como mucho $50. Si dice que no, o tarda 56 días, vaya gratis a OBSI.',
  },
  'ca.ask.firm-closed': {
    says: 'Pida el dinero por escrito, y pida enseguida a su tarjeta que devuelva el cargo (chargeback). Si la empresa quebró, envíe una prueba de su crédito (proof of claim) al administrador.',
  },
  'ca.ask.benefit-refused': {
    says: 'Pida por escrito una nueva revisión, con sus pruebas. En pensiones federales tiene 90 días, en el seguro de empleo 30. En la ayuda de su provincia son casi siempre de 20 a 90 días; mire la carta.',
  },
  'ca.ask.consumer-proposal': {
    says: 'Solo un Licensed Insolvency Trustee puede presentarla; la primera charla es gratis. Paga parte de la deuda en hasta cinco años, y los cobros y embargos deben parar.',
  },
  'ca.ask.payday-on': {
    says: 'Lo máximo que pueden cobrar es 14 $ por cada 100 $. En Ontario puede cancelar en dos días hábiles y pedir un plan tras un tercer préstamo.',
  },
  'ca.ask.wages-taken-ab': {
    says: 'En Alberta están a salvo los primeros 800 $ de su sueldo neto al mes, más 200 $ por cada persona a su cargo. De lo que va de 800 $ a 2400 $, la mitad también.',
  },
  'ca.ask.credit-report-wrong': {
    says: 'Escriba a Equifax y TransUnion qué está mal y añada pruebas. Deben revisarlo gratis y corregirlo. Casi todas las malas notas deben irse a los seis años.',
  },
  'ca.ask.bank-transfer-stolen': {
    says: 'Diga hoy al banco por escrito que usted no hizo el pago y pida el dinero. Si dice que no o tarda 56 días, OBSI decide gratis.',
  },
  'ca.ask.internet-price': {
    says: 'No el precio que fija su contrato. Según las normas de la CRTC, el precio mensual de un contrato fijo no cambia sin su consentimiento. Quéjese gratis a la CCTS.',
  },
  'ca.ask.insurer-refused': {
    says: 'Pida por escrito la razón y las palabras de la póliza, y vaya a su oficina de quejas. GIO u OLHI lo mira gratis. El plazo para demandar puede ser de uno o dos años.',
  },
  'ca.ask.crash-benefits-on': {
    says: 'En Ontario puede llevar la negativa al Licence Appeal Tribunal en dos años. Pida las razones médicas y busque un abogado; muchos no cobran al principio.',
  },
  'ca.ask.visa-refused': {
    says: 'Acuda al Tribunal Federal en 15 días si está en Canadá, o en 60 si está fuera. También puede pedirlo de nuevo con mejores pruebas. Consiga las notas del funcionario.',
  },
  'ca.ask.small-claims': {
    says: 'Escriba primero y fije un día. Luego demande en el tribunal de pequeñas causas: hasta 50 000 $ en Ontario, 35 000 $ en Columbia Británica, 100 000 $ en Alberta, 15 000 $ en Quebec.',
  },
  'ca.ask.not-delivered-qc': {
    says: 'En Quebec puede cancelar por escrito si nada llega 30 días después de la fecha prometida. El vendedor tiene 15 días para devolver el dinero. Si no, pida el contracargo a su tarjeta.',
  },
  'ca.ask.ticket-on': {
    says: 'En Ontario tiene 15 días para elegir: pagar, solución temprana (early resolution) o juicio. Pida una de ellas y las notas del agente. Una condena puede traer puntos.',
  },
  'ca.ask.phone-cancel-fee': {
    says: 'Sin teléfono subvencionado, el cargo es como máximo 50 $ o el 10 % de los meses que quedan, lo que sea menos. Con él, es lo que queda de la subvención. Tras dos años, nada.',
  },
  'ca.ask.cra-froze': {
    says: 'Llame hoy a la agencia tributaria. No necesita orden judicial, pero puede levantar el bloqueo si muestra dificultades y ofrece un plan. Pida también alivio de multas e intereses.',
  },
  'ca.ask.faulty-qc': {
    says: 'En Quebec un producto debe durar un tiempo justo para su precio, diga lo que diga la garantía. Escriba a la tienda o al fabricante, pida reparación gratis y vaya a pequeñas causas si se niega.',
  },
  'ca.ask.law-firm-letter': {
    says: 'Una carta de abogado no es aún un juicio. Pida primero la prueba y la fecha de la deuda. En Ontario, Columbia Británica y Alberta casi siempre es demasiado vieja tras dos años, en Quebec tras tres.',
  },
  'ca.ask.dealer-lied': {
    says: 'Un vendedor no puede engañarle. Escriba qué era falso y pida deshacer el trato: en un año en Ontario. El regulador (OMVIC, AMVIC, VSA) ayuda gratis.',
  },
  'ca.ask.old-tax': {
    says: 'La agencia tiene casi siempre diez años para cobrar, desde 90 días después de la liquidación. Un pago, una promesa o un paso de la agencia reinicia los diez años.',
  },
  'ca.ask.luggage': {
    says: 'La aerolínea debe pagar su pérdida real, hasta unos 1519 DEG (cerca de 2800 $). Escriba en 7 días por daño o 21 por retraso. Tiene dos años para demandar.',
  },
  'ca.ask.slip-on': {
    says: 'Tras una caída en nieve o hielo, escriba al dueño en 60 días y a una ciudad en 10. Casi siempre tiene dos años para demandar. Vaya al médico y haga fotos.',
  },
  'ca.ask.return-goods': {
    says: 'Si cambia de idea, solo cuenta la política de la tienda. Pero si está defectuoso o no es como se dijo, la ley le da un derecho, diga lo que diga el cartel.',
  },
  'ca.ask.charges-not-mine': {
    says: 'Avise enseguida a la empresa de la tarjeta. Por un uso que no aprobó debe 50 $ como máximo, y casi siempre nada. Si se niega, quéjese a ella y luego gratis a OBSI.',
  },
  'ca.ask.movers-on': {
    says: 'No. No pueden retener sus cosas para cobrar más, ni pasar de un presupuesto escrito en más del 10 %. Pague lo acordado, pida sus cosas por escrito y llame a Consumer Protection Ontario.',
  },
}
