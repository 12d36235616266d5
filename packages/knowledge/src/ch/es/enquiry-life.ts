/** Preguntas de primas, compras, impuestos y residencia, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_ES: Words = {
  'ch.ask.health-premium': {
    says: 'Pida plazos a la caja y una ayuda al cantón. La atención básica sigue. La caja debe avisar y dar 30 días. Solo puede abrir dos casos de deuda al año.',
  },
  'ch.ask.end-service': {
    says: 'Mire el plazo en las condiciones y avise por carta certificada. Un simple mandato se termina cuando quiera. Una larga enfermedad o mudanza puede ser motivo grave. Ninguna ley prohíbe la renovación tácita.',
  },
  'ch.ask.free-lawyer': {
    says: 'Muchos cantones y colegios dan un consejo breve gratis. Para un juicio, pida al tribunal la asistencia judicial con pruebas de ingresos y gastos, si el caso tiene opciones. Quizá deba devolverlo después.',
  },
  'ch.ask.insurer': {
    says: 'Pregunte por escrito qué cláusula aplican y mande pruebas. Luego acuda al mediador gratuito. En enfermedad, accidente o AI pida una decisión y opóngase en 30 días. Los derechos privados acaban a los cinco años.',
  },
  'ch.ask.divorce': {
    says: 'Si ambos están de acuerdo, presenten juntos. Si no, puede hacerlo solo tras dos años separados. Antes un juez puede decidir rápido sobre la casa, los hijos y el dinero (Eheschutz).',
  },
  'ch.ask.cannot-pay': {
    says: 'Llame pronto y ofrezca por escrito una suma mensual que pueda mantener. No están obligados, pero suelen aceptar. No pida otro crédito. Un asesor gratuito (Caritas) puede hacer un plan o ayudar con la quiebra personal.',
  },
  'ch.ask.delivery': {
    says: 'Fije por escrito un último día justo. Si no llega, cancele enseguida y pida su dinero. ¿Pagó con tarjeta? Pida también un chargeback.',
  },
  'ch.ask.tax-cannot-pay': {
    says: 'Pida plazo o pagos parciales antes de la fecha. En verdadera necesidad pida el perdón (remise) antes de la ejecución. Adjunte pruebas. Si está mal, reclame en 30 días.',
  },
  'ch.ask.credit': {
    says: 'Un crédito privado se revoca por escrito en 14 días. Después pida pronto cuotas menores. Si el banco no comprobó que podía pagar, dígalo a un asesor: puede perder los intereses o más.',
  },
  'ch.ask.police': {
    says: 'Como acusado no tiene que responder. Un abogado puede estar desde la primera pregunta. Dígalo primero. Para un testigo es distinto: pregunte qué es usted.',
  },
  'ch.ask.stay': {
    says: 'Actúe ya. El plazo de recurso suele ser de 30 días, y de cinco en algunas expulsiones. Está al final de la carta. Pregunte hoy a una oficina jurídica gratuita.',
  },
  'ch.ask.gym-ill': {
    says: 'Si no puede entrenar por mucho tiempo, puede terminar antes por motivo grave. Mande certificado un informe médico que diga que no puede y cuánto tiempo. Si es corto, suele haber solo una pausa. Lea las condiciones. No pueden excluir un motivo grave.',
  },
  'ch.ask.divorce-money': {
    says: 'Sin contrato cada uno conserva lo que tenía antes o heredó; lo ahorrado en el matrimonio se reparte a medias. También la caja de pensiones del matrimonio. Una pensión para usted depende de la necesidad y los medios. Un juez puede fijar pagos provisionales. Pida consejo.',
  },
  'ch.ask.private-parking': {
    says: 'Un particular no puede multarle. Solo puede pedir los gastos reales y debe mostrarlos. Una multa real viene solo de la autoridad, donde un cartel muestra la prohibición de un juez, con denuncia en tres meses. Si no tenía razón, una suma justa suele acabarlo.',
    dependsOn: 'el cartel en el lugar y los gastos reales',
  },
  'ch.ask.violence': {
    says: 'En peligro llame al 117. La policía puede alejar a la persona enseguida, por días. Un juez puede prohibir el contacto y darle la vivienda. La ayuda a víctimas (Opferhilfe) es gratis, secreta y ayuda con dinero, refugio y abogado. Vea a un médico y guarde fotos. Los niños también están protegidos.',
  },
  'ch.ask.contact': {
    says: 'Padre e hijo tienen derecho a verse, aunque no se pague la pensión. Escriba, proponga días fijos y guarde pruebas. Luego pida a la autoridad de menores (KESB), o al juez del divorcio, fijar o recordar el contacto. Pueden nombrar un asistente o visitas acompañadas. No se lleve usted al niño.',
  },
  'ch.ask.speeding': {
    says: 'Hasta 15 km/h de más en ciudad, 20 fuera y 25 en autopista es una multa fija. Por encima hay denuncia. En ciudad, de 16 a 20 hay advertencia, de 21 a 24 al menos un mes sin permiso, desde 25 al menos tres. Diez días contra una orden penal (Strafbefehl). Desde 21, vea a un abogado.',
  },
  'ch.ask.bank-ends-account': {
    says: 'Un banco puede casi siempre cerrar una cuenta cuando quiera; mire el plazo en sus condiciones. Quien vive aquí puede pedir a PostFinance una cuenta de pagos en francos, aun con deudas. Solo se niega por motivos graves, como el blanqueo. Ábrala ya y comunique el nuevo número.',
  },
  'ch.ask.trade-bill': {
    says: 'Un precio fijo vale, aunque el trabajo fuera más duro. Con un presupuesto aproximado suele pagar hasta un 10 % más. Por encima puede reducir o desistir, si no lo causó. Sin precio solo se debe el coste justo. Pague lo correcto y discuta el resto por escrito.',
  },
  'ch.ask.phone-sale': {
    says: 'Si le llamaron o vinieron a la puerta y cuesta más de 100 francos, puede revocar en 14 días. El plazo corre desde el contrato y desde la información de este derecho. Mándelo por escrito, mejor certificado. No vale si llamó usted ni en ferias. En seguros otra ley da los mismos 14 días.',
  },
  'ch.ask.my-picture': {
    says: 'Usted decide sobre su imagen. Guarde capturas con día y dirección. Pida por escrito a la persona y a la plataforma que la quiten en una fecha. Un juez puede ordenarlo rápido, y dinero. Imágenes íntimas, amenazas o chantaje son delito: vaya a la policía y nunca pague.',
  },
  'ch.ask.used-car': {
    says: 'Escriba enseguida al vendedor y nombre el defecto: la ley quiere que revise y avise pronto. Puede pedir un precio menor o su dinero. Muchos contratos lo excluyen. Eso no ayuda a quien ocultó un defecto a propósito.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'si debe primas',
    says: 'Puede cambiar para el año nuevo si su carta llega hasta el 30 de noviembre. Si debe primas, participaciones o gastos, antes tiene que pagarlo todo. Toda aseguradora debe admitirle en el seguro básico.',
  },
  'ch.ask.my-data': {
    says: 'Pregunte por escrito a la empresa qué datos tiene sobre usted, con copia de su documento. Debe decirlo en 30 días, casi siempre gratis. Puede hacer corregir lo falso o borrar lo que no necesita. Si se niega, vaya al tribunal civil; la oficina federal de datos (EDÖB, PFPDT) aconseja.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'lo que dice la póliza',
    says: 'Busque en la póliza el final y el plazo, casi siempre tres meses antes. Un contrato de más de tres años se puede terminar al final del tercer año y de cada año siguiente. Tras un siniestro pagado o una subida de la prima a menudo también. Escríbalo y guarde la prueba.',
  },
  'ch.ask.tax-object': {
    says: 'Reclame por escrito en los 30 días tras recibir la decisión. Es gratis. Diga qué está mal y añada pruebas. Si la oficina solo estimó porque no llegó la declaración, envíela ahora completa: debe mostrar que la estimación es claramente falsa.',
  },
  'ch.ask.sublet': {
    says: 'Sí, si antes lo pide al arrendador por escrito, con las condiciones. Solo puede negarse si oculta las condiciones, pide demasiado o le causa un daño real. Usted sigue respondiendo del alquiler y de los daños.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'su antigüedad',
    says: 'Prescribe a los 20 años y no corren intereses. Hasta entonces el acreedor puede volver si usted gana más. Puede ofrecer una suma menor para saldarlo: muchos aceptan. Recupere el papel y haga que lo borren del registro.',
  },
  'ch.ask.sue': {
    says: 'Vaya primero a la oficina de conciliación del domicilio de la otra parte; en alquileres, donde está la vivienda. Basta una carta corta o un formulario, sin abogado. Es gratis en alquiler y trabajo hasta 30 000 francos. Si no hay acuerdo, recibe un papel para ir al tribunal.',
  },
  'ch.ask.ad-calls': {
    says: 'Esas llamadas están prohibidas si su número lleva un asterisco (*) en la guía, o no figura en ella, y nunca trató con la empresa. Anote fecha y número y avise en línea al SECO. Su operador debe ofrecer un filtro gratis. No acepte nada por teléfono.',
  },
  'ch.ask.serafe': {
    says: 'Sí. Cada hogar la debe una vez, aunque no tenga televisión ni radio. Con prestaciones complementarias queda libre: envíe la decisión a Serafe. Si llegan dos facturas a un hogar, escriba a Serafe y a su municipio.',
  },
  'ch.ask.unordered': {
    says: 'No. Lo que nunca pidió no tiene que pagarlo, guardarlo ni devolverlo. Escriba una vez que no hay contrato y que no debe nada. Si llega una ejecución, opóngase en diez días (Rechtsvorschlag).',
  },
}
