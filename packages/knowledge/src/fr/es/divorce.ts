/** The Spanish words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_ES: Words = {
  'fr.divorce.want': {
    says: 'Su marido o su mujer pide al juez de familia (juge aux affaires familiales) que termine el matrimonio.',
  },
  'fr.divorce.reality': {
    says: 'Empieza un caso de varios meses. La primera vista arregla por ahora la casa, los hijos y el dinero.',
  },
  'fr.divorce.not-yet': {
    says: 'Sigue casado hasta la sentencia. Este papel solo no le quita ni la casa ni los hijos.',
  },
  'fr.divorce.right-lawyer': {
    says: 'Necesita un abogado propio, no el de su cónyuge. Debe presentarse en 15 días desde el papel del oficial de justicia.',
  },
  'fr.divorce.right-aid': {
    says: 'Con pocos ingresos el Estado paga todo o parte del abogado (aide juridictionnelle). Los ingresos de su cónyuge no cuentan aquí.',
  },
  'fr.divorce.right-for-now': {
    says: 'En la primera vista puede pedir el uso de la casa, una pensión y un plan para los hijos.',
  },
  'fr.divorce.right-ground': {
    says: 'Puede aceptar el divorcio sin hablar de culpa. Sin su sí hace falta un año de separación o prueba de una falta grave.',
  },
  'fr.divorce.right-balance': {
    says: 'Si el divorcio le deja mucho más pobre que su cónyuge, puede pedir una suma (prestation compensatoire).',
  },
  'fr.divorce.step-lawyer': {
    says: 'Anote el día en que llegó y el día de la vista. Busque un abogado esta semana y lleve todos los papeles.',
  },
  'fr.divorce.step-papers': {
    says: 'Reúna nóminas, impuestos, extractos, préstamos, el contrato de la casa y lo que cuestan los hijos.',
  },
  'fr.divorce.option-aid': {
    says: 'Un point-justice (3039) o las horas gratuitas de abogados le dicen qué hacer primero.',
    title: 'Pedir un primer consejo gratis',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Aún no tiene abogado.',
  },
}
