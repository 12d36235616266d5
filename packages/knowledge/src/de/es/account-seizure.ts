/** An account that is seized, and the protected account (P-Konto): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_SEIZURE_ES: Words = {
  'de.bailiff.know-month': {
    says: 'El banco debe esperar un mes antes de entregar el dinero embargado. Una cuenta protegida (P-Konto) hecha en ese mes protege desde el principio.',
    learnMore:
      'Diga al banco por escrito: «Führen Sie mein Konto als P-Konto» (lleve mi cuenta como P-Konto). Debe hacerlo desde el cuarto día hábil.',
  },
  'de.bailiff.deadline-account': {
    says: 'Una cuenta protegida (P-Konto) hecha en el mes después de que el banco recibió el embargo protege el dinero ya retenido. El día indicado deja tiempo para el correo.',
    action: 'Convertir su cuenta en una cuenta protegida (P-Konto)',
    consequence: 'El banco entrega el dinero embargado al acreedor.',
  },
  'de.bailiff.step-account': {
    says: 'Convierta hoy su cuenta en una cuenta protegida (P-Konto). Así al menos 1.590 € al mes no se pueden embargar en ella.',
  },
  'de.bailiff.step-certificate': {
    says: '¿Hijos, cónyuge a cargo o ayuda por hijos? Consiga un certificado de un centro de deudas, para proteger más.',
  },
  'de.bailiff.option-protect': {
    says: 'Pida una cuenta protegida (P-Konto) y lleve certificados de hijos y ayudas.',
    title: 'Proteger su cuenta y su sueldo',
    cost: 'Gratis en el banco. Los certificados pueden costar un poco.',
    time: 'Cuatro días hábiles.',
    risk: 'Una P-Konto no permite descubierto.',
    bestFor: 'Sus ingresos son bajos o su cuenta está embargada.',
  },
  'de.bailiff.tactic-certificate': {
    says: 'Un certificado para su cuenta protegida (P-Konto) puede subir la cantidad a salvo en cientos de euros.',
    risk: 'Hay que renovarlo cuando vence.',
    notWhen: 'Vive solo o sola, no mantiene a nadie y no recibe ayuda por hijos.',
  },
  'de.bailiff.tactic-judge-account': {
    says: 'Si solo entra dinero protegido, el juzgado puede liberar su cuenta hasta doce meses.',
    risk: 'Debe probar los últimos seis meses.',
    notWhen: 'A veces recibe más que la cantidad protegida.',
  },
  'de.bailiff.account-want': {
    says: 'Su cuenta u otro dinero está embargado para un acreedor. El banco debe retenerlo y por ahora no puede pagarle.',
  },
  'de.bailiff.account-who': {
    says: 'El banco solo hace lo que dice la orden. El dinero va al acreedor que nombra.',
  },
  'de.bailiff.account-reality': {
    says: 'Puede volver pronto a su dinero. Una cuenta protegida (P-Konto) libera la cantidad básica cada mes, también del dinero ya retenido.',
  },
  'de.bailiff.account-step': {
    says: 'Vaya hoy a su banco y pida por escrito una cuenta protegida (P-Konto). Lleve pruebas de hijos y ayudas.',
  },
  'de.bailiff.account-option': {
    says: 'Ofrezca cuotas si el acreedor deja el embargo en suspenso (ruhend stellen).',
    title: 'Llegar a un acuerdo con el acreedor',
    cost: 'La deuda en partes.',
    time: 'Unos días.',
    risk: 'Decide el acreedor. Consígalo por escrito.',
    bestFor: 'Puede pagar una cantidad fija cada mes.',
  },
  'de.bailiff.bank-want': {
    says: 'Su banco le dice que un acreedor embargó su cuenta. El banco no decide nada sobre la deuda.',
  },
  'de.bailiff.bank-step': {
    says: 'Pida hoy por escrito un P-Konto. El banco debe hacerlo en cuatro días hábiles, gratis. Dentro de un mes protege desde el principio.',
  },
  'de.bailiff.bank-right': {
    says: 'Una suma fija queda para usted cada mes, más con hijos o ciertas ayudas, si muestra un certificado. Un embargo erróneo se puede impugnar en el tribunal (Erinnerung).',
  },
}
