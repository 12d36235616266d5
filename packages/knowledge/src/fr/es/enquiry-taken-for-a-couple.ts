/** Questions about the CAF taking flatmates for a couple: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_ES: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: 'Tiene dos meses desde la carta para escribir a la CRA de la CAF, y por el RSA al consejo departamental. Mientras tanto no pueden descontar nada por el RSA: pida en la carta que paren. Compartir casa, o pasar noches juntos, no hace una pareja. La CAF debe mostrar una vida común estable, con dinero y vida compartidos. Envíe pruebas: los dos contratos, cuentas separadas, quién paga qué, testigos. Pida el informe del inspector y también una condonación. El fraude exige intención: niéguelo.',
  },
}
