/** Preguntas de vivienda, compras, impuestos y residencia, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_ES: Words = {
  'be.ask.landlord-enters': {
    says: 'Solo con su permiso o en una urgencia real. Su vivienda está protegida, también frente al dueño. El contrato puede permitir visitas, pero a una hora acordada. Escríbalo y, si hace falta, llame a la policía.',
  },
  'be.ask.repairs': {
    says: 'Escriba al casero por carta certificada, con fotos y fecha. Si no hace nada, el juez de paz puede ordenar las obras o bajar el alquiler. La región puede inspeccionar gratis. No deje de pagar por su cuenta.',
  },
  'be.ask.free-lawyer': {
    says: 'La primera consulta es gratis para todos (aide de première ligne). Con pocos ingresos tiene un abogado gratuito o barato (pro deo). Lleve pruebas de ingresos a la oficina (BAJ, BJB) o a un abogado pro deo.',
  },
  'be.ask.collector-visits': {
    says: 'No tiene que abrir. Un cobrador no tiene poder antes de una sentencia y no puede amenazar ni avergonzar. Escriba que solo quiere cartas y denuncie amenazas al SPF Economie (ConsumerConnect).',
  },
  'be.ask.divorce': {
    says: 'Puede divorciarse de acuerdo o ante el tribunal de familia. Este puede decidir rápido quién se queda en casa, dónde viven los hijos y quién paga. Guarde copias. Un abogado gratuito o mediador puede ayudar.',
  },
  'be.ask.delivery': {
    says: 'La tienda debe entregar en 30 días y corre el riesgo hasta entonces. Escriba y dé un último plazo. Luego cancele y pida su dinero. El defensor gratuito puede ayudar.',
  },
  'be.ask.flight': {
    says: 'Pida a la aerolínea atención, reembolso u otro vuelo y la suma fija de la norma europea. No debe la suma por causas inevitables, como una tormenta.',
    dependsOn: 'la causa, el retraso y la distancia',
  },
  'be.ask.end-contract': {
    says: 'Tras una renovación tácita puede terminar el contrato cuando quiera, gratis, con dos meses como máximo. Teléfono e internet, cualquier día, gratis pasados seis meses. Escríbalo y guarde prueba.',
  },
  'be.ask.tax-cannot-pay': {
    says: 'Pida un plan de pago en MyMinfin antes del vencimiento. Es gratis y puede durar 12 meses. Si está mal, reclame también: tiene un año para el impuesto federal.',
  },
  'be.ask.tax-object': {
    says: 'Reclame por escrito o en MyMinfin, con motivos y pruebas. Para el impuesto federal tiene un año desde el tercer día hábil tras el envío. Las tasas de región o municipio tienen otros plazos: mire el reverso. Pague la parte correcta.',
  },
  'be.ask.benefit-back': {
    says: 'Pida los motivos y el cálculo. Tiene tres meses para el tribunal laboral, sin coste. Si el error fue de la oficina y no podía saberlo, muchas veces no puede reclamar lo pasado. Si no, pida un plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Pida la decisión por escrito. Tiene tres meses para el tribunal laboral. No cuesta nada y un abogado gratuito puede ayudar. Pida de nuevo si algo cambia.',
  },
  'be.ask.credit-default': {
    says: 'Llame al prestamista y pida cuotas menores. Solo puede reclamar todo tras dos impagos, un aviso certificado y un mes. El juez de paz puede dar facilidades de pago.',
  },
  'be.ask.police': {
    says: 'Como sospechoso no tiene que responder. Puede hablar con un abogado antes. Si está detenido, puede estar un abogado. Pídalo primero.',
  },
  'be.ask.stay': {
    says: 'Actúe ya. Casi siempre tiene 30 días para el tribunal de extranjería (CCE, RvV), 10 o menos en algunos casos. Lo dice la carta. Un abogado gratuito (pro deo) ayuda rápido.',
  },
  'be.ask.gym-health': {
    dependsOn: 'si el gimnasio firmó el código de conducta',
    says: 'Muchos gimnasios firmaron el código de conducta. Con un certificado médico puede entonces dejarlo sin coste si ya nunca podrá entrenar, o suspenderlo. Si el suyo no firmó, pídalo igual. Después acuda al defensor gratuito.',
  },
  'be.ask.claim-yourself': {
    says: 'Envíe una carta certificada con un último día. Después pida al juez de paz una conciliación gratuita. Si falla, un agente judicial entrega una citación. Este juez decide hasta 5.000 € y no necesita abogado.',
  },
  'be.ask.fake-invoice': {
    says: 'Llame ya al banco y pida que reclame la transferencia. Denúncielo a la policía. Desde el 9 de octubre de 2025 el banco debe comprobar que nombre e IBAN coinciden. Si no lo hizo, pida el dinero.',
  },
  'be.ask.fine-driver': {
    says: 'Se presume que conducía el titular de la placa, pero puede probar que no era usted. Envíe el formulario con el nombre del conductor en 15 días y guarde prueba. No pague lo que discute.',
  },
  'be.ask.used-car': {
    dependsOn: 'quién lo vendió',
    says: 'Un vendedor profesional debe dos años de garantía, o al menos uno si se pactó por escrito. Avise del fallo en dos meses. Con un particular solo hay vicios ocultos: actúe ya, con el informe de un experto.',
  },
  'be.ask.drunk-driving': {
    says: 'No conduzca. La policía puede quitarle el permiso al momento por 15 días, y un juez puede alargarlo. Un exceso pequeño puede acabar con un pago. Por encima va al tribunal de policía. Busque un abogado, gratis con pocos ingresos (pro deo).',
  },
  'be.ask.my-data': {
    says: 'Escriba a la empresa. Pregunte qué datos tiene sobre usted o pida que los borre. Debe responder en un mes, gratis. Si no, reclame ante la autoridad de datos (APD, GBA).',
  },
  'be.ask.resigned-benefit': {
    dependsOn: 'por qué se fue',
    says: 'Irse sin buena razón suele costar semanas de subsidio, de 4 a 52. Cuentan las buenas razones: salario impagado, salud, mudanza familiar. Guarde pruebas, inscríbase enseguida y explíquese en la audiencia. Contra una sanción tiene tres meses para el tribunal de trabajo.',
  },
  'be.ask.living-wage': {
    dependsOn: 'sus ingresos y su estancia',
    says: 'Pídalo al CPAS (OCMW) de su municipio. Debe tener 18 años, vivir en Bélgica con derecho de estancia, tener muy pocos ingresos y estar dispuesto a trabajar, salvo salud o equidad. Debe darle un recibo y decidir en 30 días.',
  },
}
