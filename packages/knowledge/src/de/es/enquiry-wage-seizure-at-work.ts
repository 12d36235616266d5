/** Questions about pay that is seized and the employer who learns of it: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_AT_WORK_ES: Words = {
  'de.ask-debt.wage-seizure-job': {
    says: 'Una parte del sueldo es intocable: los primeros 1.587,40 € netos al mes, y 597,42 € más por la primera persona a su cargo. Con un hijo o cónyuge a cargo no se embarga nada hasta unos 2.180 €. Dé las pruebas a su jefe. Un embargo solo casi nunca es motivo de despido. Haga de su cuenta una P-Konto y vaya a la asesoría gratuita de deudas.',
  },
}
