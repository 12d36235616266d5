/** Questions about buying, subscriptions, energy and fines: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'fr.ask-buy.step-proof': { says: 'Guarde el pedido, la factura, fotos y mensajes.' },
  'fr.ask-buy.step-write': {
    says: 'Escriba primero a la empresa, con una fecha. Luego vaya a su mediador gratuito.',
  },
  'fr.ask-buy.step-signal': { says: 'Denuncie a la empresa en SignalConso.' },
  'fr.ask-buy.right-guarantee': { says: 'Las cosas nuevas tienen una garantía legal de dos años.' },
  'fr.ask-buy.right-withdraw': {
    says: 'En casi todas las compras a distancia tiene 14 días para desistir.',
  },
  'fr.ask-buy.right-mediator': { says: 'Un mediador de consumo es gratis para usted.' },
  'fr.ask-buy.option-mediator': {
    title: 'Ir al mediador',
    says: 'El mediador que nombra la web o la factura mira su caso.',
    cost: 'Nada.',
    time: 'Unos 90 días.',
    risk: 'Ninguno.',
    bestFor: 'Escribió primero y no tuvo buena respuesta.',
  },
  'fr.ask-buy.option-association': {
    title: 'Preguntar a una asociación de consumidores',
    says: 'Una asociación local le ayuda a escribir.',
    cost: 'Nada o una pequeña cuota.',
    time: 'Una visita.',
    risk: 'Ninguno.',
    bestFor: 'Se siente atascado.',
  },
  'fr.ask-buy.know-shop': {
    says: 'Una compra en tienda no da derecho legal a cambiar de idea. Por internet sí.',
    learnMore: 'Mire las condiciones de devolución de la tienda.',
  },
  'fr.ask-buy.warn-two-years': {
    says: 'Vigile el tiempo: casi todas las reclamaciones entre usted y una empresa tienen plazos de dos a cinco años.',
  },
  'fr.ask-buy.right-terms': { says: 'Las cláusulas abusivas de un contrato no le obligan.' },
  'fr.ask-buy.withdraw': {
    says: 'Por internet, teléfono o en su puerta: 14 días, sin motivo. En tienda no hay ese derecho, solo lo que ofrece la tienda.',
    dependsOn: 'cómo compró',
  },
  'fr.ask-buy.guarantee': {
    says: 'Durante dos años el vendedor debe repararla o cambiarla gratis. Si no lo hace en 30 días, puede pedir su dinero. Cosas usadas: la prueba es del vendedor un año.',
  },
  'fr.ask-buy.delivery': {
    says: 'Fije por escrito una fecha nueva. Si pasa, anule y pida su dinero: debe llegar en 14 días.',
  },
  'fr.ask-buy.subscription': {
    says: 'Tras el plazo mínimo puede terminarlo, también por internet. Si la empresa no le avisó antes de renovar, puede terminarlo gratis en cualquier momento.',
    dependsOn: 'si corre aún un plazo mínimo',
  },
  'fr.ask-buy.cold-call': {
    says: 'Desde el 11 de agosto de 2026 una llamada de venta necesita su permiso previo. Un contrato hecho en esa llamada sin permiso es nulo.',
    dependsOn: 'si aceptó esas llamadas',
  },
  'fr.ask-buy.energy-cut': {
    says: 'Del 1 de noviembre al 31 de marzo no pueden cortar su vivienda principal. Fuera de ese tiempo deben avisarle antes dos veces por escrito. Pida un plan y el FSL.',
    dependsOn: 'la época del año',
  },
  'fr.ask-buy.water-cut': {
    says: 'El agua no se puede cortar en su vivienda principal por una deuda, en ningún momento.',
  },
  'fr.ask-buy.energy-back': {
    says: 'El consumo de más de 14 meses antes de la última lectura casi nunca se debe. Pida el cálculo mes a mes.',
    dependsOn: 'las fechas de consumo',
  },
  'fr.ask-buy.telecom-year': {
    says: 'Escriba que es demasiado vieja. Una factura de teléfono o internet acaba al año.',
  },
  'fr.ask-buy.fine': {
    says: 'Tiene 45 días para pagar o impugnar en antai.gouv.fr. No pague si impugna. Multa aumentada: 30 días.',
    dependsOn: 'si la acepta',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Impúgnelo en un mes ante el organismo que nombra el aviso (RAPO). Si dice no, vaya en un mes al tribunal de aparcamiento.',
  },
  'fr.ask-buy.insurance': {
    says: 'Pida la cláusula del contrato y escriba al servicio de reclamaciones. Tras dos meses vaya al mediador gratuito. El plazo es de dos años.',
  },
  'fr.ask-buy.used-car': {
    says: 'Un vendedor profesional da garantía legal. Contra un particular use el vicio oculto (vice caché): dos años desde que lo descubre. Consiga la nota de un perito.',
  },
  'fr.ask-buy.flight': {
    says: 'Por tres horas de retraso o una cancelación tardía puede recibir de 250 € a 600 €. No es así si la causa estaba fuera del control de la aerolínea.',
    dependsOn: 'la distancia y el motivo',
  },
  'fr.ask-buy.bank-fees': {
    says: 'Una comisión de intervención es como mucho de 8 € cada una y 80 € al mes. Un recibo devuelto: como mucho 20 €. Los clientes frágiles pagan menos.',
    dependsOn: 'el tipo de comisión',
  },
  'fr.ask-buy.park-step': {
    says: 'Compruebe el aviso: matrícula, lugar, día, hora. Escriba usted antai.gouv.fr, nunca use un enlace recibido.',
  },
  'fr.ask-buy.park-step-proof': {
    says: 'Reúna pruebas: recibo de pago, fotos, papeles de venta del coche. Mándelas con prueba de la fecha.',
  },
  'fr.ask-buy.park-right': {
    says: 'Tiene derecho a impugnar una multa en 45 días, y un cargo público de aparcamiento en un mes.',
  },
  'fr.ask-buy.park-right-driver': { says: 'Tiene derecho a nombrar al conductor real.' },
  'fr.ask-buy.park-right-time': { says: 'Tiene derecho a pedir al Tesoro tiempo para pagar.' },
  'fr.ask-buy.park-option': {
    title: 'Impugnarla a tiempo',
    says: 'Use la web o el formulario del aviso y añada pruebas.',
    cost: 'A veces un depósito.',
    time: 'Media hora.',
    risk: 'Un juez puede poner una multa más alta.',
    bestFor: 'Los hechos son falsos.',
  },
  'fr.ask-buy.park-option-pay': {
    title: 'Pagar pronto la suma reducida',
    says: 'Pague en amendes.gouv.fr, si la acepta.',
    cost: 'La multa.',
    time: 'Minutos.',
    risk: 'Ya no puede impugnar.',
    bestFor: 'Es correcta.',
  },
  'fr.ask-buy.park-warn': { says: 'Muchos SMS sobre multas sin pagar son falsos.' },
  'fr.ask-buy.park-know': {
    says: '¿Nunca recibió el primer aviso? Puede impugnar la multa aumentada en 30 días.',
    learnMore: 'Diga que se mudó y añada pruebas.',
  },
  'fr.ask-buy.gym-health': {
    says: 'Un contrato de gimnasio sin salida por un motivo serio de salud puede ser abusivo, y esa cláusula no le obliga. Envíe el certificado médico por carta certificada. Después acuda al mediador.',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'si fue a propósito',
    says: 'Un error de buena fe no anula el seguro: la aseguradora solo puede pagar menos, en proporción a la prima. Solo una declaración falsa a propósito anula el contrato, y debe probarla.',
  },
  'fr.ask-buy.garage-keeps': {
    says: 'Un taller puede retener el coche por trabajos encargados y debidos, no por los que nunca aceptó. Pida el presupuesto u orden firmada. Pague «bajo protesta» para recuperarlo y reclame después.',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Indique al conductor real en antai.gouv.fr en 45 días, antes de pagar. Así no debe ni multa ni puntos. Si solo demuestra que no era usted, puede deber la multa, pero no pierde puntos.',
  },
  'fr.ask-buy.plumber': {
    says: 'Antes del trabajo deben darle un presupuesto escrito con precios. Lo que no aceptó se puede discutir. Para trabajo extra en casa tiene 14 días para desistir. Escriba a la empresa, denúnciela en SignalConso y acuda a su mediador.',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: 'el día del requerimiento',
    says: 'La aseguradora debe enviar antes un requerimiento. A los treinta días se suspende la cobertura, y diez días después puede rescindir. Pague antes de ese día y la cobertura sigue. Un coche debe seguir asegurado: busque ya otra compañía.',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: 'cuánto tiempo lleva el contrato',
    says: 'Ninguna permanencia supera 24 meses. Desde el mes 13 se va sin coste, o con el 20 % del resto como mucho si el teléfono era rebajado. Antes debe el resto del primer año. Los gastos añadidos deben justificarse.',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'cuánto se retrasó el tren',
    says: 'Desde 60 minutos de retraso la empresa debe el 25 % del billete, desde dos horas el 50 %. La SNCF paga desde 30 minutos en TGV INOUI e Intercités. Los trenes locales tienen sus reglas. Reclame en su web y luego al mediador gratuito (SNCF Voyageurs).',
  },
  'fr.ask-buy.licence-held': {
    says: 'No conduzca. La policía puede retener el permiso unos días. Después el prefecto puede suspenderlo meses, y un juez decide más tarde. Por drogas puede pedir una segunda prueba (contre-expertise). Lea los plazos de la orden y vea a un abogado antes del juicio.',
  },
  'fr.ask-buy.my-data': {
    says: 'Escriba a la empresa. Pregunte qué datos tiene sobre usted o pida que los borre. Debe responder en un mes, gratis. Si no, reclame en línea ante la CNIL.',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: 'la edad del contrato',
    says: 'Tras el primer año puede terminar el seguro de coche, hogar y salud cuando quiera, sin coste. Acaba un mes después. Para el coche y el hogar de un inquilino lo hace el nuevo asegurador. El primer año solo lo permiten algunos cambios en su vida.',
  },
  'fr.ask-buy.points-back': {
    dependsOn: 'la infracción',
    says: 'Un punto perdido vuelve tras seis meses sin nueva infracción. Todos vuelven tras dos años, o tres si la infracción es más grave. Un curso (stage) de dos días devuelve hasta cuatro, una vez al año. Vea sus puntos en el sitio oficial (Mes Points Permis).',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: 'si le avisó',
    says: 'El proveedor debe avisarle de un precio nuevo con claridad y por escrito, al menos un mes antes. Puede irse cuando quiera, sin coste. Sin ese aviso, impugne la factura por escrito. Tras dos meses sin buena respuesta, el mediador de energía (médiateur national de l’énergie) es gratis.',
  },
  'fr.ask-buy.complaint-refused': {
    says: 'No. La policía y la gendarmería deben recibir toda denuncia de una víctima, en toda Francia. Pida un recibo. Si se niegan, escriba al fiscal (procureur de la République) del tribunal; eso vale como denuncia. También puede empezar en línea.',
  },
  'fr.ask-buy.care-home-costs': {
    dependsOn: 'sus medios y los suyos',
    says: 'Los hijos pueden deber ayuda a un padre necesitado, cada uno según sus medios (obligation alimentaire). La residencia no fija sola su parte: pónganse de acuerdo o la fija un juez de familia. Un padre que le faltó gravemente puede perder esta ayuda. Pida antes la ayuda social (ASH) y la de vivienda.',
  },
}
