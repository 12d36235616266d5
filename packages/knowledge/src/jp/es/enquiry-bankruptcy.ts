/** Questions about bankruptcy: the family, the things and the job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_ES: Words = {
  'jp.ask.bankruptcy-job': {
    says: 'No. El juzgado no avisa a la empresa; el nombre solo sale en el boletín (官報), que pocos leen. La quiebra no es causa de despido. Vigilantes, agentes de seguros y algunos oficios con licencia no pueden ejercer hasta la liberación (免責), unos meses: pida otras tareas. La empresa puede saberlo si le debe dinero o pide un certificado. Otros planes no cierran oficios. 法テラス.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'Su familia no debe nada, pero un avalista debe pagar. Conserva lo básico y hasta 990.000 yenes en efectivo. Casa y coche caro suelen venderse. Pocos trabajos se cierran unos meses. Impuestos y pensión de hijos quedan.',
    dependsOn: 'lo que posee y quién avaló',
  },
}
