/** The Spanish words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_ES: Words = {
  'de.ask-buy.withdraw': {
    says: 'En línea, por teléfono o en la puerta: 14 días; con productos, desde la entrega. En una tienda solo si hay un defecto o la tienda acepta.',
    dependsOn: 'cómo lo compró',
  },
  'de.ask-buy.faulty': {
    says: 'Durante dos años puede pedir al vendedor reparación o uno nuevo. En el primer año el vendedor debe probar que estaba bien al principio.',
  },
  'de.ask-buy.gym': {
    says: 'Contratos desde marzo de 2022: dos años como máximo, después un mes de aviso en cualquier momento. Una enfermedad duradera puede terminar de inmediato un contrato de gimnasio.',
    dependsOn: 'cuándo firmó y qué dice el contrato',
  },
  'de.ask-buy.phone-contract': {
    says: 'Dos años como máximo, después un mes de aviso. Un contrato por llamada solo vale cuando aprobó el resumen escrito. Si sube el precio, puede irse.',
    dependsOn: 'cómo se hizo y cuánto tiempo lleva',
  },
  'de.ask-buy.not-delivered': {
    says: 'Ponga a la tienda una última fecha por escrito. Después desista y pida su dinero. El riesgo del correo es de la tienda.',
  },
  'de.ask-buy.scam-message': {
    says: 'No pague, no haga clic y cuelgue. Si perdió dinero o datos, llame ya a su banco o al 116 116 y denúncielo a la policía.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Un pago que no permitió debe volver a más tardar el siguiente día hábil, salvo un descuido grave suyo. Un cargo en cuenta se puede devolver durante ocho semanas.',
    dependsOn: 'si usted permitió el pago',
  },
  'de.ask-buy.abmahnung': {
    says: 'No firme su formulario. Pida consejo antes de la fecha, por ejemplo una promesa cambiada. Para particulares, los honorarios de los abogados tienen un tope.',
  },
  'de.ask-buy.private-parking': {
    says: 'Es una penalización de contrato (Vertragsstrafe), no una multa. Solo la debe el conductor. Pida a la tienda que la anule, y pida fotos.',
    dependsOn: 'si los carteles eran claros y usted conducía',
  },
  'de.ask-buy.fine': {
    says: 'Tiene dos semanas desde la fecha del sobre amarillo para oponerse por escrito. ¿Correcta y pequeña? Pague. ¿Prohibición de conducir o puntos? Vea a un abogado.',
  },
  'de.ask-buy.hearing-form': {
    says: 'Debe dar su nombre y dirección. No tiene que decir nada sobre el hecho ni acusarse a sí mismo o a su familia cercana.',
    dependsOn: 'si se trata de su persona o del hecho',
  },
  'de.ask-buy.insurance-no': {
    says: 'Pida por escrito la cláusula y las razones y envíe pruebas. Después el defensor del asegurado (Versicherungsombudsmann) decide gratis.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Opóngase (Widerspruch) en un plazo de un mes. Pida el informe médico. El juzgado social (Sozialgericht) es gratis.',
  },
  'de.ask-buy.unordered': {
    says: 'Si una empresa se lo envió a propósito, no debe nada por lo que no pidió. Tampoco tiene que devolverlo.',
  },
  'de.ask-buy.step-proof': {
    says: 'Escriba, no llame. Guarde prueba de qué envió y cuándo.',
  },
  'de.ask-buy.step-centre': {
    says: 'Pida ayuda a la Verbraucherzentrale de su estado.',
  },
  'de.ask-buy.right-fair': {
    says: 'La letra pequeña que le trata injustamente no tiene efecto.',
  },
  'de.ask-buy.guide-contract': {
    says: 'Busque el contrato, la fecha y la letra pequeña.',
  },
  'de.ask-buy.guide-deadline': {
    says: 'Diga el defecto y ponga un día fijo. Después puede pedir su dinero.',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'De los contratos en línea, por teléfono o en la puerta se puede desistir en un plazo de 14 días.',
  },
  'de.ask-buy.guide-right-fault': {
    says: 'El vendedor responde de los defectos durante dos años.',
  },
  'de.ask-buy.guide-right-button': {
    says: 'Los contratos en línea necesitan un botón de baja en la web.',
  },
  'de.ask-buy.guide-option-centre': {
    says: 'Pregunte a la Verbraucherzentrale o al organismo de arbitraje del sector.',
    title: 'Centro de consumidores u organismo de arbitraje',
    cost: 'Gratis o una tarifa pequeña.',
    time: 'De días a semanas.',
    risk: 'Ninguno.',
    bestFor: 'La empresa no contesta o dice que no.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Nunca dé un PIN, un TAN o un número de tarjeta por teléfono, correo electrónico o chat.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Un cargo en cuenta que no quería se puede devolver en su banco durante ocho semanas.',
  },
  'de.ask-buy.price-rise': {
    says: 'El proveedor debe avisarle antes de la subida; a los hogares, un mes antes. Entonces puede irse sin plazo el día en que empieza.',
    dependsOn: 'si su proveedor le avisó a tiempo',
  },
  'de.ask-buy.park-guide-who': {
    says: 'Mire quién escribe: una oficina (Bußgeld, Verwarnung) o una empresa privada (Vertragsstrafe). Las reglas son distintas.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Una multa de una oficina da dos semanas desde la fecha del sobre amarillo. Anote ese día.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Haga fotos de los carteles, el lugar y el coche. Guarde los recibos.',
  },
  'de.ask-buy.park-guide-rates': {
    says: 'En una multa pública, pida cuotas a la oficina si no puede pagar de una vez.',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'No tiene que decir nada sobre el hecho. Su nombre y dirección sí debe darlos a una oficina.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'La penalización privada de contrato (Vertragsstrafe) la debe el conductor, no el titular.',
  },
  'de.ask-buy.park-guide-option': {
    says: 'Opóngase ante la oficina, o rechace la penalización de la empresa y pida pruebas.',
    title: 'Oponerse o rechazar por escrito',
    cost: 'Gratis.',
    time: 'Dos semanas en una multa pública.',
    risk: 'En el juzgado puede costar más.',
    bestFor: 'No fue usted o los carteles no eran claros.',
  },
  'de.ask-buy.park-guide-warn': {
    says: 'Nunca ignore una multa pública. La oficina puede cobrarla por la fuerza, hasta con detención (Erzwingungshaft).',
  },
  'de.ask-buy.gym-ill': {
    says: 'Si no puede entrenar por mucho tiempo, puede terminar el contrato enseguida. Escríbalo y añada un certificado médico que lo diga. Al principio no tiene que nombrar la enfermedad. Solo ante el juez debe probarla. Si es corta, lo normal es una pausa.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Fije por escrito un último plazo, de unas dos semanas. Después desista y pida todo su dinero. Pida enseguida al banco, a la tarjeta o a PayPal que recuperen el pago. ¿Parece una tienda falsa? Denúncielo hoy en línea a la policía.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Bloquee la cuenta ahora (116 116), escriba al banco que no permitió el pago y vaya a la policía. El banco debe devolver el dinero hasta el siguiente día hábil. Solo puede negarse si prueba su negligencia grave. Entonces acuda a su defensor (Ombudsmann).',
  },
  'de.ask-buy.return-cost': {
    says: 'Lo comprado por internet puede devolverlo en 14 días desde la entrega. Paga el envío de vuelta solo si la tienda se lo dijo antes. En 14 días debe devolver el precio y el envío normal que pagó.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Llame enseguida al banco (116 116), pida que reclame la transferencia y vaya a la policía. La ordenó usted, así que el banco casi nunca debe pagar. Pero desde el 9 de octubre de 2025 debe comparar nombre y cuenta. ¿No avisó de un nombre falso? Pídale el dinero.',
  },
  'de.ask-buy.bank-ends-account': {
    says: 'Casi siempre puede sin motivo, pero con dos meses de aviso. Una caja pública (Sparkasse) necesita un motivo justo. Usted tiene derecho a una cuenta básica (Basiskonto) en cualquier banco, aun con deudas. Pídala ya y comunique el nuevo número.',
  },
  'de.ask-buy.towed': {
    says: 'En terreno privado el dueño puede hacer retirar enseguida un coche mal aparcado. Usted solo debe el precio local usual. Si lo retienen hasta pagar, pague con reserva y reclame el exceso. En la calle la ciudad manda una resolución: recúrrala.',
  },
  'de.ask-buy.slow-internet': {
    says: 'Si una y otra vez es mucho más lento de lo acordado, puede pagar menos o terminar el contrato. Pruébelo con la medición de la Bundesnetzagentur (breitbandmessung.de). Avise enseguida de un corte. Tras dos días puede pedir dinero por cada día.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Sin precio acordado solo se debe el precio local usual. Más del doble puede ser nulo. Pida una factura con horas y piezas, pague lo correcto y discuta el resto por escrito. Si alguien le amenaza en la puerta, llame al 110.',
  },
  'de.ask-buy.package-tour': {
    says: 'Antes de empezar siempre puede cancelar, pero casi siempre paga un cargo que debe ser justo. Es gratis si hechos graves en el lugar impiden el viaje. Avise de los fallos allí enseguida y guarde pruebas. Luego puede pedir parte del precio durante dos años.',
    dependsOn: 'cuándo y por qué cancela, o qué falló',
  },
  'de.ask-buy.subscription-trap': {
    says: '¿Sin botón claro como «zahlungspflichtig bestellen»? Entonces no hay contrato y no debe nada. Escríbalo. Además desista en 14 días, o más tarde si no le informaron. Cancele también con el botón de la página. Recupere los cargos en su banco.',
  },
  'de.ask-buy.private-sale': {
    says: 'Un vendedor particular puede excluir la garantía. No le sirve si ocultó un fallo o prometió algo. Entonces pida reparación, rebaja o su dinero. Guarde el anuncio y los mensajes. Sin exclusión valen los dos años enteros.',
    dependsOn: 'el contrato y lo que se ocultó',
  },
  'de.ask-buy.car-accident': {
    says: 'Puede reclamar directamente al seguro contrario. En tres meses debe hacer una oferta o dar motivos. Si no tuvo culpa, elija su perito y su abogado; por regla los paga el seguro. Reúna fotos y testigos. No firme un acuerdo rápido.',
  },
  'de.ask-buy.new-driver': {
    says: 'Una falta grave (tipo A, como un semáforo rojo o más de 20 km/h de exceso) no quita el permiso. Debe hacer un curso (Aufbauseminar) y la prueba pasa de dos a cuatro años. Sin curso se pierde el permiso. Tiene dos semanas contra la multa.',
  },
  'de.ask-buy.lost-card': {
    says: 'Bloquéela enseguida: 116 116. Después no debe nada por pagos ajenos. Antes, como mucho 50 €, y nada si no podía notar la pérdida. Solo una negligencia grave, como guardar el PIN con la tarjeta, le hace pagar todo. Denúncielo y pida el dinero por escrito al banco.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Pida copia de su historial: es su derecho. Deje primero que lo arreglen. Su caja ayuda gratis con un informe, y la Schlichtungsstelle del colegio médico lo examina gratis. Puede pedir dinero por dolor y gastos, casi siempre tres años. Hable con un abogado antes de pagar o firmar.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Avise al banco de un pago que no permitió en cuanto lo vea. Pasados 13 meses, el derecho se pierde.',
  },
  'de.ask-buy.phone-cut': {
    says: 'Solo pueden cortar su línea si debe al menos 100 € y hubo aviso escrito dos semanas antes. Las sumas discutidas con razones no cuentan. Pague el resto y pida ayuda a la Bundesnetzagentur.',
  },
  'de.ask-buy.bank-fees': {
    says: 'Su silencio no es consentimiento a comisiones más altas. Sin su sí, el banco debe devolver el exceso, también de años pasados dentro del plazo. Escríbale y luego vaya a su defensor. Puede cerrar la cuenta con dos meses de aviso.',
  },
}
