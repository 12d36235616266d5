/** Rights of tenants who get a notice to leave, in each nation: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_ES: Words = {
  'gb.home.right-court': {
    says: 'Tiene derecho a quedarse hasta que un juzgado le ordene irse y vengan agentes del juzgado (court bailiffs). Así es para la mayoría de los inquilinos.',
  },
  'gb.home.right-no-force': {
    says: 'Es delito que un casero le eche por la fuerza o con miedo. Si pasa, llame al ayuntamiento (council), y a la policía si está en peligro.',
  },
  'gb.home.right-reason': {
    says: 'En Inglaterra un casero privado debe dar ahora un motivo legal y probarlo. No hay desahucios sin motivo.',
  },
  'gb.home.right-arrears-ground': {
    says: 'En Inglaterra el motivo estricto de alquiler exige tres meses de atraso, el día del aviso y también en la vista. El aviso debe dar cuatro semanas.',
  },
  'gb.home.right-breathing-space': {
    says: 'La pausa legal (breathing space) puede parar hasta 60 días un aviso y un paso judicial por alquiler atrasado. Debe pagar el alquiler que vaya venciendo.',
  },
  'gb.home.right-scotland': {
    says: 'Puede decir al tribunal (Tribunal) por qué no es razonable desahuciarle. Debe tener en cuenta su lado.',
  },
  'gb.home.right-ni': {
    says: 'Su casero debe avisar por escrito: cuatro semanas en sus primeros 12 meses, ocho hasta diez años y después doce.',
  },
}
