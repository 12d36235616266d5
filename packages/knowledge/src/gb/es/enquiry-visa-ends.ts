/** Questions of people whose permission to stay runs out soon: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS_ES: Words = {
  'gb.ask-immigration.visa-ends': {
    says: 'Pida la prórroga u otro visado antes del último día. Quien pide a tiempo puede quedarse y trabajar igual hasta que decida el Home Office (section 3C leave). No salga del Reino Unido mientras espera: eso acaba la solicitud. Mire ya en GOV.UK las reglas de su visado, y vea a un asesor registrado si queda poco. Una vez caducado, cada día cuenta en su contra.',
  },
}
