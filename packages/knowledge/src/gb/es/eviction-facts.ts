/** What a notice to leave a rented home is: who writes, what cannot happen yet, and the free lawyer. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_FACTS_ES: Words = {
  'gb.home.want-notice': {
    says: 'Si se queda, pueden pedir a un juzgado que decida.',
  },
  'gb.home.reality': {
    says: 'Una carta o un aviso no termina su vivienda. Solo un juzgado puede ordenar irse a la mayoría de los inquilinos, y solo agentes del juzgado pueden ejecutarlo.',
  },
  'gb.home.reality-scotland': {
    says: 'Un aviso no termina su vivienda. En la mayoría de los alquileres privados el casero necesita una orden del First-tier Tribunal, que mira si es justo.',
  },
  'gb.home.reality-ni': {
    says: 'Un aviso por sí solo no termina su vivienda. Su casero necesita una orden judicial para hacerle irse.',
  },
  'gb.home.rights-summary': {
    says: 'Puede quedarse hasta que un juzgado diga otra cosa. Puede discutirlo, pedir tiempo y tener un abogado gratuito.',
  },
  'gb.home.rights-scotland': {
    says: 'Puede quedarse hasta que el tribunal (Tribunal) dicte una orden. Puede contarle su lado, y el desahucio debe ser razonable.',
  },
  'gb.home.who': {
    says: 'Su casero o agente es una persona o empresa privada. No puede cambiar la cerradura, cortar la luz ni sacar sus cosas.',
  },
  'gb.home.not-yet': {
    says: 'No pueden echarle ahora. Debe haber un aviso válido, luego un juicio, luego una orden y luego una fecha con agentes judiciales (bailiffs).',
  },
  'gb.home.know-free-lawyer': {
    says: 'Si recibe un aviso de que puede perder su casa, puede tener un abogado gratuito de la asistencia jurídica (legal aid), gane lo que gane.',
    learnMore:
      'Busque el Housing Loss Prevention Advice Service en la página de búsqueda de asistencia jurídica (legal aid).',
  },
}
