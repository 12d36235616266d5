/** The Spanish words of the rows in ../enquiry-hoa.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOA_ES: Words = {
  'us.state.tx.ask-hoa-fine': {
    says: 'En Texas la asociación debe primero escribirle, darle un tiempo justo para arreglarlo y dejarle pedir una audiencia. Pídala por escrito en 30 días.',
    dependsOn: 'si recibió un aviso por escrito y pudo pedir una audiencia',
  },
  'us.state.fl.ask-hoa-fine': {
    says: 'Debe avisarle con 14 días y darle una audiencia ante un comité de propietarios. En Florida una multa de menos de $1,000 no puede ser un gravamen (lien) sobre su casa.',
    dependsOn: 'los papeles de la asociación y si hubo audiencia',
  },
  'us.ask-home.hoa-fine': {
    says: 'Solo puede multarle como permiten sus papeles y la ley del estado, casi siempre tras un aviso y una audiencia. Pida la regla por escrito y una audiencia.',
    dependsOn: 'su estado y los papeles de la asociación',
  },
  'us.story.hoa-limits': {
    says: 'Reglas federales protegen antenas pequeñas y la bandera, y muchos estados los paneles solares. Se permiten límites justos de lugar y tamaño. Pida la regla escrita y una audiencia.',
    dependsOn: 'su estado y la regla',
  },
  'us.story.hoa-change': {
    says: 'Solo puede negarse según una regla de sus papeles, usada de forma justa e igual para todos. Pida por escrito la regla, la razón y cómo lograr que la junta lo revise. California, por ejemplo, exige una razón escrita y una segunda revisión en reunión abierta. Tome fotos de cambios iguales que permitieron. No derribe ni siga construyendo antes de tener respuesta escrita.',
    dependsOn: 'los papeles de la asociación y su estado',
  },
}
