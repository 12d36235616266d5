/** Questions about the pay that a bankrupt employer owes: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_ES: Words = {
  'nl.ask.bankrupt-employer': {
    says: 'Avise enseguida a UWV: asume el sueldo que debe la empresa en quiebra. Hasta 13 semanas antes del aviso, el preaviso de hasta seis semanas, y hasta un año de paga y días de vacaciones. Use el formulario del administrador (curator). Mande nóminas y horas. Siga ofreciendo su trabajo hasta que él lo termine. Para después pida la WW en una semana.',
  },
}
