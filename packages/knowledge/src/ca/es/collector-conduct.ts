/** What a collector may and may not do, by province too: hours, calls, work, family and privacy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'ca.debt.org-licence': {
    says: 'Las provincias exigen a las agencias de cobro una licencia o un registro. Puede comprobarlo en su provincia.',
  },
  'ca.debt.right-no-harass': {
    says: 'Tiene derecho a que no le amenacen, insulten ni presionen demasiado. Nadie puede hacer pública su deuda.',
  },
  'ca.debt.right-hours': {
    says: 'Quienes cobran para un banco no pueden llamar en feriados, antes de las 7 de la mañana ni después de las 9 de la noche. Los domingos solo de 1 a 5 de la tarde.',
  },
  'ca.debt.right-work': {
    says: 'Quienes cobran para un banco no pueden hablar de la deuda con su jefe. Solo pueden comprobar que usted trabaja allí.',
  },
  'ca.debt.right-others': {
    says: 'No pueden hablar de su deuda con familia, amigos o vecinos, salvo que esa persona también firmara.',
  },
  'ca.debt.right-complain': {
    says: 'Puede quejarse a su banco. Si tarda más de 56 días, o no está de acuerdo, vaya gratis a OBSI.',
  },
  'ca.debt.right-privacy': {
    says: 'Puede preguntar a la empresa qué datos tiene de usted, y hacer corregir los que están mal.',
  },
  'ca.debt.qc-writing': {
    says: 'En Quebec puede decirles por escrito que solo le contacten por escrito. Dura tres meses y lo puede renovar.',
  },
  'ca.debt.qc-five-days': {
    says: 'En Quebec una agencia debe enviar primero un aviso escrito. Solo puede llamarle cinco días después.',
  },
  'ca.debt.qc-contest': {
    says: 'En Quebec puede escribir que disputa la deuda y que pueden ir al tribunal. Entonces no pueden llamarle.',
  },
  'ca.debt.tactic-writing': {
    says: 'Hágalo por escrito. Una carta le da tiempo y deja constancia.',
    risk: 'Las cartas son más lentas que las llamadas.',
    notWhen: 'Se acerca una fecha del tribunal.',
  },
  'ca.debt.on-six-days': {
    says: 'En Ontario una agencia debe enviarle primero una carta privada. Luego debe esperar seis días antes de contactarle.',
  },
  'ca.debt.on-three': {
    says: 'En Ontario, una vez que hablaron con usted, pueden contactarle como mucho tres veces en siete días. El correo no cuenta.',
  },
  'ca.debt.on-hours': {
    says: 'En Ontario pueden contactarle de 7 de la mañana a 9 de la noche, y los domingos solo de 1 a 5 de la tarde. No en feriados.',
  },
  'ca.debt.bc-writing': {
    says: 'En Columbia Británica puede decirles que solo le contacten por escrito. Deles una dirección postal.',
  },
  'ca.debt.bc-dispute': {
    says: 'En Columbia Británica puede escribir que disputa la deuda y quiere que vaya al tribunal. Entonces deben dejar de contactarle.',
  },
  'ca.debt.ab-three': {
    says: 'En Alberta pueden contactarle como mucho tres veces en siete días, y solo de 7 de la mañana a 10 de la noche.',
  },
  'ca.debt.right-ccts': {
    says: 'Si es teléfono, internet o TV, envíe a la empresa sus pruebas, como el recibo del módem. Si dice que no, la CCTS ayuda gratis.',
  },
}
