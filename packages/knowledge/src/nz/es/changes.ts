/** The Spanish words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_ES: Words = {
  'nz.news.pet-bond': {
    says: 'Desde el 1 de diciembre de 2025 un casero solo puede negar una mascota por una buena razón, y puede pedir una fianza por ella (pet bond).',
    was: 'Un contrato podía prohibir mascotas sin razón.',
    is: 'Puede pedir permiso. La fianza por la mascota es como máximo de dos semanas de alquiler, además de la fianza (bond).',
  },
  'nz.news.tenant-notice': {
    says: 'Desde el 30 de enero de 2025 un inquilino avisa con 21 días, y un casero con 42 días por algunas razones.',
    was: 'Un inquilino avisaba con 28 días, un casero con 63 días por esas razones.',
    is: '21 días para usted. 42 días si el dueño o su familia entra a vivir o la casa se vende vacía.',
  },
  'nz.news.minimum-wage': {
    says: 'Desde el 1 de abril de 2026 el salario mínimo de adultos es de 23,95 $ la hora.',
    was: 'Era de 23,50 $ la hora.',
    is: 'Es de 23,95 $, y de 19,16 $ para quienes empiezan (starting out) y formación (training).',
  },
  'nz.news.kiwisaver': {
    says: 'Desde el 1 de abril de 2026 usted y su empleador pagan cada uno el 3,5 % a KiwiSaver, salvo que usted haya pedido menos.',
    was: 'La tasa normal era el 3 %.',
    is: 'La tasa normal es el 3,5 %. Puede pedir a Inland Revenue quedarse en el 3 % hasta un año.',
  },
  'nz.news.contractor-gateway': {
    says: 'Desde el 21 de febrero de 2026 algunos trabajadores por cuenta propia (contractors) ya no pueden decir que eran empleados.',
    was: 'Un tribunal miraba cómo se hacía el trabajo de verdad.',
    is: 'Quien tiene un contrato escrito que cumple la prueba (gateway test) trabaja por cuenta propia. Busque consejo pronto.',
  },
}
