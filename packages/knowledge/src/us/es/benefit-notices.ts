/** The Spanish words of the rows in ../benefit-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_NOTICES_ES: Words = {
  'us.snap.right-report': {
    says: 'Debe informar a la oficina de algunos cambios, casi siempre en un reporte cada seis meses. El aviso debe decir cuáles y cuándo.',
  },
  'us.snap.right-recertify': {
    says: 'Antes de que termine su período la oficina debe avisarle. Si pide a tiempo, sus beneficios de comida siguen sin pausa.',
  },
  'us.snap.right-claim': {
    says: 'Un aviso de sobrepago debe decir la suma, la razón y cómo pedir audiencia en 90 días. La suma puede bajarse si no puede pagar.',
  },
  'us.medicaid.right-renewal': {
    says: 'La oficina debe intentar renovarle primero con los datos que tiene. Si manda el formulario dentro de 90 días, debe revisarlo sin nueva solicitud.',
  },
  'us.medicaid.right-hearing': {
    says: 'Puede pedir una audiencia imparcial. Si la pide antes del día en que termina su cobertura, casi siempre sigue hasta la decisión.',
  },
  'us.medicaid.right-reasons': {
    says: 'El aviso debe decir qué hacen, por qué, con qué regla y cómo pedir una audiencia.',
  },
  'us.medicaid.step-form': {
    says: 'Mande el formulario de renovación ahora, aunque sea tarde, y guarde prueba. Llame si el formulario nunca llegó.',
  },
  'us.ask-jobless.allowed-denied': {
    says: 'Lea cada aviso. Aceptar una solicitud y pagar una semana son dos decisiones. Apele por escrito hasta el último día del aviso y siga reclamando cada semana.',
  },
  'us.ask-jobless.right-hearing': {
    says: 'Si está sin trabajo sin culpa suya y busca trabajo, casi siempre puede recibir beneficios. Si se niegan, puede tener una audiencia.',
  },
  'us.ask-jobless.oh-appeal': {
    says: 'En Ohio puede apelar una decisión de desempleo en 21 días desde su envío. Siga reclamando cada semana mientras espera.',
  },
}
