/** What a private parking charge is, and the time to go to court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FACTS_ES: Words = {
  'gb.parking.fact-wants': {
    says: 'Una empresa privada dice que se rompieron las reglas de aparcamiento y quiere una cantidad fija. A menudo pide menos si paga en un plazo de 14 días.',
  },
  'gb.parking.fact-rights': {
    says: 'Puede recurrir gratis ante la empresa. Si dice que no, con la mayoría de las empresas hay un recurso independiente gratuito.',
  },
  'gb.parking.fact-wants-collector': {
    says: 'Una empresa de cobros quiere el cobro de aparcamiento con su propio coste encima. Escribe por la empresa de aparcamiento y no tiene poder judicial.',
  },
  'gb.parking.fact-wants-court': {
    says: 'Dicen que pueden presentar una demanda judicial. Responda antes de la fecha dada, aunque no esté de acuerdo.',
  },
  'gb.parking.fact-not-a-fine': {
    says: 'Es una factura de una empresa privada, no una multa. No es un delito, y solo un juzgado puede obligarle a pagarla.',
  },
  'gb.parking.fact-can-be-owed': {
    says: 'Aun así se puede deber. El tribunal más alto decidió que un cobro de £85 con carteles claros era justo. No tire esta carta.',
  },
  'gb.parking.fact-who': {
    says: 'Las empresas de aparcamiento gestionan aparcamientos de tiendas, hospitales y propietarios. Son privadas y no tienen poderes de policía ni de ayuntamiento.',
  },
  'gb.parking.fact-trade-body': {
    says: 'La mayoría de las empresas está en una de dos asociaciones. Los miembros de la BPA usan POPLA para los recursos, y los de la IPC usan el IAS.',
  },
  'gb.parking.fact-code': {
    says: 'Los miembros de las dos asociaciones deben seguir un mismo código. Es un código del sector, así que no es ley, pero puede citarlo.',
  },
  'gb.parking.fact-no-bailiffs': {
    says: 'Ningún agente de embargo (bailiff) puede venir ahora por esto. Antes hace falta una sentencia, y antes de ella recibiría papeles judiciales.',
  },
  'gb.parking.fact-no-credit-mark': {
    says: 'Esta carta no toca su historial de crédito. Solo puede hacerlo una sentencia que sigue sin pagar un mes.',
  },
  'gb.parking.fact-twenty-pounds': {
    says: 'Con un buen motivo y pruebas, el código del sector puede bajar el cobro a £20.',
    learnMore:
      'Son motivos: escribir mal la matrícula, enfermedad repentina, una cita médica que se alargó, una avería o una Blue Badge que no se veía.',
  },
  'gb.parking.fact-fourteen-days': {
    says: 'Si no dejaron nada en el coche, el aviso al titular (notice to keeper) debe llegar en un plazo de 14 días desde el aparcamiento. Si llega tarde, solo pueden reclamar al conductor.',
    learnMore:
      'Los 14 días empiezan el día después del aparcamiento. Un aviso por correo cuenta como entregado el segundo día hábil después de enviarlo.',
  },
  'gb.parking.fact-scotland-keeper': {
    says: 'En Escocia solo se puede obligar a pagar al conductor. La ley que haría pagar al titular (keeper) aún no está en vigor.',
    learnMore:
      'La Part 8 de la Transport (Scotland) Act 2019 haría responsable al titular. No se ha puesto en marcha.',
  },
  'gb.parking.fact-ni-keeper': {
    says: 'La ley que deja reclamar al titular (keeper) cubre solo Inglaterra y Gales. En Irlanda del Norte el cobro es para el conductor.',
    learnMore: 'El Schedule 4 de la Protection of Freedoms Act 2012 no llega a Irlanda del Norte.',
  },
  'gb.parking.limitation': {
    says: 'Una empresa tiene seis años para presentar una demanda judicial. Después usted tiene una defensa completa.',
    from: 'el día del aparcamiento',
    restartedBy:
      'Un pago parcial, o una carta firmada que reconoce la deuda, hace empezar de nuevo los seis años.',
  },
  'gb.parking.limitation-scotland': {
    says: 'En Escocia la deuda termina a los cinco años si nadie ha ido al juzgado y usted no la ha reconocido.',
    from: 'el día del aparcamiento',
    restartedBy:
      'Un pago, un reconocimiento escrito o una acción judicial dentro de los cinco años para el plazo.',
  },
  'gb.parking.limitation-ni': {
    says: 'En Irlanda del Norte una empresa tiene seis años para presentar una demanda judicial.',
    from: 'el día del aparcamiento',
    restartedBy:
      'Un pago parcial, o una carta firmada que reconoce la deuda, hace empezar de nuevo los seis años.',
  },
  'gb.parking.fact-wants-rejected': {
    says: 'La empresa ha rechazado su recurso y quiere cobrar. Todavía puede llevarlo gratis a alguien independiente.',
  },
  'gb.parking.fact-rights-rejected': {
    says: 'Tiene derecho a un recurso independiente gratuito. La carta debe decirle dónde y darle un código.',
  },
}
