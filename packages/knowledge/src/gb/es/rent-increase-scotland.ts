/** A notice of a higher rent in Scotland: the rent officer and the 21 days. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_SCOTLAND_ES: Words = {
  'gb.rent-rise.right-faulty-scotland': {
    says: 'Sin el formulario oficial y tres meses enteros, o antes de 12 meses desde la última subida, su alquiler no cambia.',
  },
  'gb.rent-rise.step-scotland': {
    says: '¿Le parece demasiado? Dígalo al propietario en la parte de respuesta del aviso y acuda a Rent Service Scotland.',
  },
  'gb.rent-rise.deadline-scotland': {
    says: 'Tiene 21 días desde que recibió el aviso. Por prudencia contamos desde su fecha.',
    action: 'Pedir a Rent Service Scotland que revise el alquiler',
    consequence: 'Después, el nuevo alquiler empieza en su día.',
  },
  'gb.rent-rise.option-scotland': {
    says: 'Un funcionario (rent officer) compara su alquiler con el mercado. Luego ambos pueden ir al tribunal.',
    title: 'Pedir a un funcionario que fije el alquiler',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'También puede ver justo un alquiler más alto.',
    bestFor: 'Viviendas parecidas cuestan menos.',
  },
  'gb.rent-rise.not-yet-scotland': {
    says: 'Hasta el día del aviso solo debe el alquiler de antes. Decir que no a la subida no es motivo legal para echarle.',
  },
  'gb.rent-rise.reality-scotland': {
    says: 'El funcionario (rent officer) mira alquileres de viviendas parecidas, no lo que usted puede pagar. Reúna anuncios.',
  },
  'gb.rent-rise.right-leave-scotland': {
    says: 'Puede terminar el alquiler con un aviso por escrito de 28 días, sin motivo. Los coinquilinos lo hacen juntos o se avisan antes.',
  },
  'gb.rent-rise.step-adverts-scotland': {
    says: 'Anote el día en que llegó el aviso: de ahí corren 21 días. Reúna anuncios y fotos de los defectos.',
  },
}
