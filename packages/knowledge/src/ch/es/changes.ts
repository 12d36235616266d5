/** The Spanish words of Switzerland: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_ES: Words = {
  'ch.news.premium-twice': {
    says: 'Desde el 1 de enero de 2025 una aseguradora médica puede empezar un cobro oficial (Betreibung) contra usted como mucho dos veces al año.',
    was: 'Una aseguradora podía empezar tantos casos como quería.',
    is: 'Como mucho dos al año por sus propias cuotas, y dos por las de un niño.',
  },
  'ch.news.premium-children': {
    says: 'Desde 2024 los hijos nunca deben las cuotas médicas de su infancia, tampoco cuando son mayores.',
    was: 'A los hijos mayores se les podían pedir cuotas que sus padres no pagaron.',
    is: 'Solo las deben los padres. Un cobro oficial contra el hijo es nulo.',
  },
  'ch.news.court-advance': {
    says: 'Desde el 1 de enero de 2025 un juzgado casi siempre puede pedir al demandante solo la mitad de los costes por adelantado.',
    was: 'Un juzgado podía pedir por adelantado todos los costes probables.',
    is: 'La mitad como mucho en la mayoría de los casos. Un juzgado que debe devolver costes lo hace él mismo.',
  },
  'ch.news.reference-rate': {
    says: 'El tipo de referencia de los alquileres bajó al 1,25 % en septiembre de 2025. Puede pedir un alquiler más bajo.',
    was: 'El tipo era del 1,5 % desde marzo de 2025 y del 1,75 % antes.',
    is: 'Si su alquiler se basa en un tipo más alto, escriba a su casero. Mire antes el tipo de hoy.',
  },
  'ch.news.first-rent-form': {
    says: 'Desde el 1 de octubre de 2025 el formulario de un primer alquiler debe mostrar el tipo de referencia y el índice del alquiler anterior.',
    was: 'El formulario mostraba el alquiler anterior, pero no en qué se basaba.',
    is: 'Donde el formulario es obligatorio, puede comparar y discutir el primer alquiler en 30 días.',
  },
  'ch.news.building-defects': {
    says: 'En contratos de obra desde el 1 de enero de 2026 tiene 60 días para avisar de un defecto. Antes era más o menos una semana.',
    was: 'Había que avisar de los defectos enseguida, en la práctica en unos siete días.',
    is: '60 días desde la entrega o el hallazgo, y el derecho a la reparación gratis no se puede quitar.',
  },
}
