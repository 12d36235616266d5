/** The words of the rows in ../enquiry-family-and-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_ES: Words = {
  'es.ask.overtime': {
    says: 'Apunte usted mismo sus horas. Las horas extra se pagan o se compensan con descanso en cuatro meses, y en general puede negarse. Tiene un año para reclamar.',
  },
  'es.ask.holiday-days': {
    says: 'Tiene al menos 30 días naturales al año y debe conocer las fechas dos meses antes. Si la empresa fija otras, demande en 20 días hábiles.',
  },
  'es.ask.child-support': {
    says: 'Pida la ejecución al juzgado que la fijó. Puede embargar el sueldo sin el límite normal. Dos meses seguidos sin pagar, o cuatro en total, pueden ser delito.',
  },
  'es.ask.inherit-debts': {
    says: 'Quien acepta paga las deudas también con su dinero. Puede renunciar, o aceptar solo con lo que haya (a beneficio de inventario). Vaya al notario y antes no toque nada.',
    dependsOn: 'si acepta y cómo',
  },
  'es.ask.noise': {
    says: 'Llame cada vez a la policía local para que haga un informe. La comunidad puede exigir al vecino que pare y después demandar. Pida al ayuntamiento que mida el ruido del bar.',
  },
  'es.ask.used-car': {
    says: 'De un profesional tiene tres años de garantía, o al menos uno si lo pactaron. De un particular tiene seis meses por vicios ocultos.',
    dependsOn: 'quién lo vendió',
  },
  'es.ask.benefit-refused': {
    says: 'Presente una reclamación previa en la oficina en 30 días hábiles. Tras un no, o 45 días de silencio, tiene 30 días hábiles para demandar. Las dos son gratis.',
  },
  'es.ask.divorce': {
    says: 'Puede divorciarse tres meses después de la boda, sin dar motivo. Si están de acuerdo y no hay hijos menores, basta un notario. Si no, vaya al juzgado.',
  },
  'es.ask.fine-too-old': {
    says: 'Una infracción leve prescribe a los tres meses y una grave a los seis, si no le llegó nada. Una multa ya firme prescribe a los cuatro años.',
    dependsOn: 'lo grave que sea y qué le llegó',
  },
  'es.ask.joint-account': {
    says: 'Anote el saldo y las fechas, y pida al banco que bloquee la cuenta o exija dos firmas. Su parte se reclama en el divorcio. Un juez puede ordenar medidas urgentes. Vea pronto a un abogado.',
  },
  'es.ask.neighbour-camera': {
    says: 'La cámara de un vecino puede grabar su propia casa, no la suya, la escalera ni la calle. Pida por escrito que la gire. Si no cambia, reclame gratis a la AEPD.',
  },
  'es.ask.see-children': {
    says: 'Anote cada día negado, con mensajes. Pida al juzgado que fijó las visitas que las ejecute: puede multar, compensar días y cambiar la custodia. Siga pagando la pensión. Con ingresos bajos el abogado es gratis.',
  },
  'es.ask.medical-error': {
    says: 'Pida ya copia de su historia clínica y vea a otro médico. Contra un hospital público tiene un año para reclamar al servicio de salud. Contra uno privado depende, así que escriba también en un año.',
  },
  'es.ask.defamation': {
    says: 'Guárdelo con la dirección y la fecha, mejor ante notario. Pida a la web que lo retire. En lo civil puede pedir dinero en cuatro años. Por injuria grave o calumnia, la querella tiene un año.',
  },
}
