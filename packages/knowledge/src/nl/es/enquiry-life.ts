/** Preguntas de vivienda, compra, energía, policía y residencia, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_ES: Words = {
  'nl.ask.repairs': {
    says: 'Avise por escrito y dé seis semanas al casero. En una vivienda regulada la Huurcommissie puede bajar el alquiler; si no, un juez. No deje de pagar por su cuenta.',
  },
  'nl.ask.landlord-enters': {
    says: 'Solo con su permiso o en una urgencia real, como una tubería rota. Para reparaciones urgentes el casero debe pedirlo y acordar la hora. Escriba que no permite visitas sin aviso.',
  },
  'nl.ask.arrears-evict': {
    says: 'Solo un juez puede ordenarlo, casi siempre desde tres meses de retraso. Pague antes el alquiler nuevo, ofrezca un plan por escrito y pida ya ayuda a su municipio. Vaya al juicio.',
    dependsOn: 'cuánto debe y qué hace ahora',
  },
  'nl.ask.service-costs': {
    says: 'Solo paga los costes reales. El casero debe mandar una lista en seis meses tras el año. Pida ver las facturas. Si no están de acuerdo, decide la Huurcommissie.',
  },
  'nl.ask.delivery': {
    says: 'La tienda debe entregar en 30 días y corre el riesgo hasta que usted lo tenga. Escriba y dé un último plazo justo. Luego cancele y pida su dinero. Guarde pruebas.',
  },
  'nl.ask.flight': {
    says: 'Pida a la aerolínea atención, reembolso u otro vuelo y la suma fija de la norma europea. No debe la suma por causas inevitables, como una tormenta.',
    dependsOn: 'la causa, el retraso y la distancia',
  },
  'nl.ask.free-lawyer': {
    says: 'Llame antes al Juridisch Loket: es gratis. Con pocos ingresos y ahorros tiene un abogado por una pequeña parte (toevoeging). Lo pide el abogado.',
  },
  'nl.ask.divorce': {
    says: 'Solo un juez puede disolver el matrimonio; lo pide un abogado. Con hijos hace falta un plan (ouderschapsplan). Acuerden antes quién se queda en casa y guarde copias. Un juez puede decidir rápido de forma provisional.',
  },
  'nl.ask.collector-visits': {
    says: 'Un cobrador puede llamar, pero no tiene que abrir. No tiene poder y no puede entrar. Escriba que solo quiere cartas. Un agente judicial (deurwaarder) es distinto: pida la sentencia.',
  },
  'nl.ask.parking-tax': {
    says: 'Opóngase (bezwaar) ante el municipio en seis semanas, gratis, con tique, permiso o fotos. Los gastos tienen un tope anual. Tras un no puede ir al juez fiscal.',
  },
  'nl.ask.subscription': {
    says: 'Pasado el primer plazo, casi toda suscripción se termina con un mes de aviso. Escríbalo y pida prueba. Un año nuevo tácito no le obliga.',
  },
  'nl.ask.energy': {
    says: 'Llame ya a su proveedor y acuerde un plan. No puede cortar mientras lo cumpla o haya pedido ayuda con deudas. Pida ayuda a su municipio.',
  },
  'nl.ask.benefit-back': {
    says: 'Opóngase en seis semanas si está mal y pida el cálculo. Si está bien, pida un plan. Por motivos urgentes pueden pedir menos.',
  },
  'nl.ask.bkr': {
    says: 'Casi siempre queda hasta cinco años después de pagar. Antes, pida por escrito al prestamista que lo borre y diga cómo le daña. Si se niega, puede ir al juez.',
  },
  'nl.ask.police': {
    says: 'Como sospechoso no tiene que responder. Puede hablar con un abogado antes del interrogatorio y tenerlo con usted. Pídalo primero. Si está detenido, suele ser gratis.',
  },
  'nl.ask.penal-order': {
    says: 'Opóngase (verzet) en 14 días desde que lo sabe, antes de pagar. Entonces un juez mira el caso. Pagar puede quitarle este derecho, y puede constar en su registro.',
  },
  'nl.ask.permit': {
    says: 'Actúe ya: suele haber solo cuatro semanas para oponerse, una en algunos casos de asilo. Lo dice el final de la decisión. Busque abogado por la ayuda legal (Raad voor Rechtsbijstand).',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'las condiciones del gimnasio',
    says: 'Muchos gimnasios dejan parar o suspender por una lesión larga, con un certificado médico. Si las condiciones no lo dicen, pida una pausa por escrito. Un juez puede poner fin al contrato si algo imprevisto lo hace injusto.',
  },
  'nl.ask.bank-seized': {
    says: 'En su cuenta debe quedar libre una suma fija, según su hogar. Pregunte al banco y al agente judicial qué suma dejaron. Si queda poco para vivir, envíe prueba de sus ingresos. Pida al agente que lo corrija.',
  },
  'nl.ask.benefit-stopped': {
    says: 'Recurra en seis semanas desde la fecha de la decisión. Las razones pueden llegar después. Si no tiene dinero para vivir, pida enseguida al juez una decisión urgente (voorlopige voorziening). Pida un anticipo al municipio.',
  },
  'nl.ask.home-sold': {
    says: 'Una venta no acaba con el alquiler: el comprador pasa a ser su casero. No tiene que firmar ni irse. Pague al nuevo dueño cuando tenga prueba escrita. Diga no por escrito a un aviso por la venta.',
  },
  'nl.ask.own-use': {
    says: 'Quédese y escriba que no está de acuerdo. El casero debe probar ante el juez una necesidad propia urgente, y que usted puede encontrar otra vivienda adecuada. El aviso es de tres a seis meses. Si debe irse, pida los gastos de mudanza.',
  },
  'nl.ask.claim-yourself': {
    says: 'Escriba un requerimiento con un último día. Hasta 25.000 € va al kantonrechter y no necesita abogado. Un agente judicial entrega la citación (dagvaarding) y usted paga una tasa. Si gana, la otra parte le devuelve casi todo.',
  },
  'nl.ask.parking-paid': {
    says: 'Envíe la prueba del pago. ¿Es una tasa del municipio (naheffingsaanslag)? Recurra gratis ante él en seis semanas. ¿Viene del CJIB? Recurra gratis ante el officier van justitie en seis semanas.',
  },
  'nl.ask.fake-invoice': {
    says: 'Llame ya al banco y pida que reclame la transferencia. Denúncielo a la policía. Desde el 9 de octubre de 2025 el banco debe comprobar que nombre e IBAN coinciden. Si no lo hizo, pida el dinero.',
  },
  'nl.ask.joint-account': {
    says: 'Anote el saldo y las fechas, y pida al banco que bloquee la cuenta o exija dos firmas. Su parte se reclama en el divorcio. Un juez puede ordenar medidas urgentes. Vea pronto a un abogado.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'quién tenía el coche',
    says: 'La multa va al titular del coche, conduzca quien conduzca, y no hay puntos. Solo se libra si el coche estaba robado, alquilado o ya vendido. Recurra entonces gratis en seis semanas, con pruebas.',
  },
  'nl.ask.no-price-agreed': {
    says: 'Sin precio fijo solo debe un precio razonable. Un precio orientativo puede superarse como mucho un diez por ciento sin aviso. Pida la lista de horas y piezas, pague lo razonable y explique por escrito por qué no el resto.',
  },
  'nl.ask.health-refused': {
    says: 'Pida por escrito al seguro que lo revise (heroverweging), con una carta de su médico. Debe responder en cuatro semanas. Tras un no o silencio, acuda a la SKGZ, la comisión de seguros de salud.',
  },
  'nl.ask.leave-home': {
    dependsOn: 'su contrato',
    says: 'Como inquilino avisa por escrito, en general un mes antes, sin motivo. Un contrato de dos años o menos puede casi siempre acabar antes. Uno fijo más largo le obliga, salvo que dé una salida. Guarde prueba.',
  },
  'nl.ask.bailiff-car': {
    dependsOn: 'si hay una sentencia',
    says: 'Con una sentencia el agente puede embargar un coche o cosas caras. Lo necesario para vivir y trabajar está a salvo, con límites. No puede embargar si la venta no cubre ni los gastos. Escriba por qué necesita el coche, para trabajar o cuidar.',
  },
  'nl.ask.default-judgment': {
    says: 'Puede oponerse (verzet), casi siempre en cuatro semanas desde que le entregaron la sentencia o actuó por ella. Empieza con una citación por agente judicial, así que llame hoy a un abogado o al Juridisch Loket. Un juez puede parar la ejecución mientras.',
  },
  'nl.ask.phone-sale': {
    says: 'Un contrato de energía, teléfono u otros servicios por llamada solo le ata cuando aceptó por escrito. Después tiene 14 días para anular. Escriba que no lo acepta.',
  },
  'nl.ask.unordered': {
    says: 'No debe nada por lo que no pidió y no tiene que devolverlo. Escriba una vez que no pidió nada y exija pruebas.',
  },
  'nl.ask.package-tour': {
    says: 'Si el organizador anula un viaje combinado, le devuelven todo en 14 días. No tiene que aceptar un vale. Si anula usted, casi siempre paga un coste justo, pero nada si hechos graves en el lugar impiden el viaje.',
    dependsOn: 'quién anuló y por qué',
  },
  'nl.ask.energy-bill': {
    says: 'Compare las lecturas y el precio con su contrato. Escriba qué está mal y pague la parte correcta. Si no sirve, vaya a la Geschillencommissie Energie. ¿No puede pagar? Pida un plan antes del aviso.',
  },
  'nl.ask.child-contact': {
    says: 'Usted y su hijo tienen derecho a verse. Hablen antes con un mediador o su municipio y anoten lo acordado. Si no sirve, un abogado pide al juez un plan (omgangsregeling).',
  },
}
