/** Questions of people whose permission to stay runs out soon: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS_ES: Words = {
  'gb.ask-immigration.visa-ends': {
    says: 'Pida la prórroga u otro visado antes del último día. Quien pide a tiempo puede quedarse y trabajar igual hasta que decida el Home Office (section 3C leave). No salga del Reino Unido mientras espera: eso acaba la solicitud. Mire ya en GOV.UK las reglas de su visado, y vea a un asesor registrado si queda poco. Una vez caducado, cada día cuenta en su contra.',
  },
  'gb.ask-immigration.sponsor-ended': {
    says: 'Su visado no acaba el día en que acaba el trabajo. La empresa debe avisar al Home Office. Este casi siempre escribe para reducir el visado a 60 días, o a su final si llega antes. Antes de eso: busque un nuevo patrocinador y solicite, pida otro visado o salga. Tenga al día correo y dirección en su cuenta UKVI. Vea ya a un asesor registrado. Contra el despido mismo: Acas, a tiempo.',
  },
}
