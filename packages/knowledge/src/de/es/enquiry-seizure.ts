/** Questions about what a court officer or a creditor may take: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_ES: Words = {
  'de.ask-debt.officer-let-in': {
    says: 'Sin orden de un juez no tiene que dejar entrar al agente judicial (Gerichtsvollzieher). Pero la orden puede llegar, y entonces un cerrajero puede abrir. Cama, nevera, lavadora, un televisor sencillo y lo que necesita para trabajar se quedan. Hable con él: pagar en plazos, en general hasta doce meses, puede pararlo. Acuda a la cita para declarar sus bienes, o se arriesga a ser detenido.',
  },
  'de.ask-debt.officer-takes': {
    says: 'No se pueden llevar la cama, la nevera, un televisor normal, el teléfono, las mascotas ni lo que necesita para trabajar. Una cosa cara se puede cambiar por una sencilla.',
    dependsOn: 'si lo necesita para una vida modesta o para trabajar',
  },
  'de.ask-debt.account-seized': {
    says: 'Pida de inmediato a su banco que convierta la cuenta en una cuenta protegida (P-Konto). En el plazo de un mes esto protege desde el principio: al menos 1.590 € al mes.',
  },
  'de.ask-debt.wages': {
    says: 'Hasta el 30 de junio de 2027 están a salvo los primeros 1.587,40 € netos al mes. La primera persona a su cargo añade 597,42 €. Del resto solo pueden quitar una parte.',
    dependsOn: 'su sueldo neto y a quién mantiene',
  },
  'de.ask-debt.prison': {
    says: 'Nadie va a la cárcel por deudas privadas. Una orden de detención solo obliga a declarar lo que posee (Vermögensauskunft). Las multas públicas son distintas.',
  },
  'de.ask-debt.asset-statement': {
    says: 'Pague o acuerde cuotas en las dos semanas. Si no, vaya a la cita y conteste la verdad. Faltar puede traer una orden de detención.',
  },
  'de.ask-debt.basic-account': {
    says: 'Toda persona que vive aquí tiene derecho a una cuenta básica (Basiskonto), incluso con deudas. Un banco solo puede negarse por pocas razones. BaFin ayuda.',
  },
}
