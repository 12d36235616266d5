/** What people believe of police and visas, put right: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_VISAS_ES: Words = {
  'gb.ask-police.phone-search': {
    says: 'La policía necesita un poder legal o su sí. Si le detiene o tiene orden judicial, puede quedarse el móvil y mirarlo como prueba. Testigos y víctimas pueden decir que no: se pide por escrito y sin presión. Pida el abogado gratis antes de dar un PIN. Solo con una section 49 notice escrita negarse es delito.',
  },
  'gb.ask-immigration.public-funds': {
    dependsOn: 'su estatus y lo que dice su visado',
    says: 'Con nacionalidad británica, settled status, indefinite leave o como refugiado puede pedir ayudas. Si su visado dice «no recourse to public funds», no pida nada sin consejo. Puede romper una condición y perder este visado o el siguiente. Sin dinero, puede pedir al Home Office que quite esa condición.',
  },
  'gb.ask-immigration.marriage-passport': {
    says: 'Casarse con un británico no da por sí solo ni pasaporte ni residencia. Primero hace falta un visado de pareja, con reglas de dinero e inglés. Con settled status y tres años aquí puede pedir la nacionalidad. Solo entonces el pasaporte.',
  },
}
