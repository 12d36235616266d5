/** Questions about unequal treatment, pregnancy and reporting wrongs at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCRIMINATION_ES: Words = {
  'gb.ask-work.discrimination': {
    says: 'La ley prohíbe tratarle peor por edad, discapacidad, raza, religión, sexo, embarazo, sexualidad o por ser trans. No necesita un tiempo mínimo en el empleo. Apunte lo que pasó y quéjese.',
  },
  'gb.ask-work.pregnant': {
    says: 'No pueden despedirla ni tratarla peor por estar embarazada o de baja por maternidad, desde el primer día. Si recortan puestos, dígalo por escrito: entonces va primero para otro puesto adecuado. Pida consejo enseguida y guarde cada mensaje.',
  },
  'gb.ask-work.whistleblow': {
    says: 'La ley le protege si denuncia algo malo de interés público, como un delito o un peligro. No necesita un tiempo mínimo en el empleo. Pida consejo pronto, pues algunas órdenes deben pedirse en un plazo de 7 días.',
  },
  'gb.ask-work.pregnant-claim': {
    says: 'Un despido por embarazo es injusto desde el primer día, y es discriminación. No necesita un tiempo mínimo en el empleo para demandar. Contacte ya con Acas, pues hay un plazo, y guarde cada mensaje.',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: 'Contacte ya con Acas. Por un despido desde el 1 de octubre de 2026 tiene seis meses menos un día. Por uno anterior eran tres meses menos un día. Un despido por embarazo es injusto desde el primer día, sin tiempo mínimo en el empleo.',
  },
  'gb.ask-work.sexual-harassment': {
    says: 'Esto es acoso sexual y la ley lo prohíbe. No tiene que dejar el trabajo. Guarde los mensajes y apunte cada vez y quién lo vio. Quéjese por escrito: la empresa tiene que actuar y no puede castigarle. Acas ayuda gratis: 0300 123 1100. Por hechos desde el 1 de octubre de 2026 tiene casi siempre seis meses para el tribunal, por los anteriores tres menos un día. Si hubo tocamientos o amenazas, también puede ir a la policía.',
  },
}
