/** An offer to end a job by agreement: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENT_ES: Words = {
  'gb.exit.not-yet': {
    says: 'Una oferta no acaba con nada. Hasta que firme siguen su empleo, su sueldo y sus derechos.',
  },
  'gb.exit.reality': {
    says: 'Todo se puede hablar: la suma, el último día, la referencia y lo que se dirá a otros.',
  },
  'gb.exit.right-adviser': {
    says: 'Solo le obliga por escrito y si un asesor independiente y asegurado le explicó a qué renuncia. Debe constar su nombre.',
  },
  'gb.exit.right-time': {
    says: 'Debe tener al menos diez días naturales para pensar y pedir consejo. Menos exige su acuerdo.',
  },
  'gb.exit.right-no': {
    says: 'Puede decir que no. Nadie puede obligarle a renunciar a sus derechos.',
  },
  'gb.exit.right-owed-anyway': {
    says: 'El sueldo hasta el último día, el preaviso y las vacaciones pendientes ya son suyos. Mire qué añade la oferta.',
  },
  'gb.exit.right-speak-up': {
    says: 'Ninguna cláusula puede impedirle denunciar un delito o un peligro como la ley protege.',
  },
  'gb.exit.know-tax': {
    says: 'Las primeras £30,000 por perder el empleo casi siempre están libres de impuestos. El preaviso y las vacaciones pagan.',
  },
  'gb.exit.step-sign': {
    says: 'No firme nada todavía. Pida por escrito el texto completo y al menos diez días.',
  },
  'gb.exit.step-adviser': {
    says: 'Elija su asesor: un abogado (solicitor) o alguien certificado de un sindicato o centro de ayuda. Pida que pague la empresa.',
  },
  'gb.exit.step-add-up': {
    says: 'Calcule lo que cobraría de todos modos y lo que puede valer una reclamación. Después mire la oferta.',
  },
  'gb.exit.warn-clock': {
    says: 'Hablar no para el plazo para reclamar. Para hechos desde el 1 de octubre de 2026 suele ser de seis meses menos un día.',
  },
  'gb.exit.warn-acas': {
    says: 'Un acuerdo por Acas (COT3) puede obligar sin asesor, incluso tras un sí por teléfono. Pida consejo antes.',
  },
  'gb.exit.insight-talks': {
    says: 'Estas charlas suelen quedar fuera de un caso corriente de despido injusto. No si hay discriminación, denuncia interna o presión indebida.',
    actionable: 'Anote quién dijo qué y cuándo, sobre todo amenazas de despido.',
  },
  'gb.exit.option-more': {
    says: 'Escriba qué quiere y por qué: más dinero, otra fecha, buena referencia, el coste del asesor.',
    title: 'Pedir mejores condiciones',
    cost: 'Nada, si pagan al asesor.',
    time: 'De una a tres semanas.',
    risk: 'Pueden retirar la oferta.',
    bestFor: 'Se iría con buenas condiciones.',
  },
  'gb.exit.option-accept': {
    says: 'Firme cuando su asesor haya repasado cada cláusula con usted.',
    title: 'Aceptar tras el consejo',
    cost: 'El asesor, a menudo pagado por la empresa.',
    time: 'De una a dos semanas.',
    risk: 'Renuncia para siempre a los derechos citados.',
    bestFor: 'La suma es justa y quiere irse.',
  },
  'gb.exit.option-no': {
    says: 'Diga que no con cortesía y siga trabajando.',
    title: 'Rechazar la oferta',
    cost: 'Nada.',
    time: 'Una carta corta.',
    risk: 'Pueden abrir un proceso formal. Debe ser justo.',
    bestFor: 'Quiere quedarse o su caso vale más.',
  },
  'gb.exit.right-adviser-ni': {
    says: 'Solo obliga por escrito y tras el consejo de un asesor independiente. Un acuerdo por la Labour Relations Agency no lo exige.',
  },
  'gb.exit.right-no-ni': {
    says: 'Puede decir que no. Hasta que firme siguen su empleo, su sueldo y sus derechos.',
  },
  'gb.exit.step-ni': {
    says: 'No firme nada todavía. Pida el texto y tiempo, y llame gratis a la Labour Relations Agency.',
  },
  'gb.exit.warn-clock-ni': {
    says: 'Hablar no para el plazo. En Irlanda del Norte suele ser de tres meses.',
  },
  'gb.exit.option-ni': {
    says: 'Escriba qué quiere y por qué, y pida que paguen a su asesor.',
    title: 'Pedir mejores condiciones',
    cost: 'Nada, si pagan al asesor.',
    time: 'De una a tres semanas.',
    risk: 'Pueden retirar la oferta.',
    bestFor: 'Se iría con buenas condiciones.',
  },
}
