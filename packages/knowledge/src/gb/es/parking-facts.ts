/** The Spanish words of the rows in ../parking-facts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FACTS_ES: Words = {
  'gb.parking.fact-wants': {
    says: 'Una empresa privada dice que se rompieron las reglas de aparcamiento y quiere una cantidad fija. A menudo pide menos si paga en un plazo de 14 días.',
  },
  'gb.parking.fact-rights': {
    says: 'Puede recurrir gratis ante la empresa. Si dice que no, con la mayoría de las empresas hay un recurso independiente gratuito.',
  },
  'gb.parking.right-appeal': {
    says: 'Tiene derecho a recurrir primero ante la empresa de aparcamiento. Debería contestar y no reclamarle mientras estudia su recurso.',
  },
  'gb.parking.right-independent-appeal': {
    says: 'Si la empresa dice que no, puede ir gratis a POPLA o al IAS. Debe decirle a cuál y antes de cuándo.',
  },
  'gb.parking.right-keeper-limit': {
    says: 'Como titular (keeper), lo máximo que puede deber según esta ley es la cantidad del aviso al titular (notice to keeper). Los costes de cobro extra no entran.',
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
  'gb.parking.right-not-name-driver': {
    says: 'Ninguna ley le obliga a decir a una empresa privada quién conducía. Puede preguntarlo, pero usted puede contestar como titular (keeper).',
  },
  'gb.parking.right-grace': {
    says: 'El código del sector da al menos 10 minutos de margen cuando acaba el aparcamiento pagado o permitido. También tiene tiempo al principio para leer los carteles.',
  },
  'gb.parking.right-clear-terms': {
    says: 'Las reglas deben estar en carteles que podía ver y leer antes de aparcar. Una condición que no podía ver puede no obligarle.',
  },
  'gb.parking.right-photos': {
    says: 'Tiene derecho a pedir las fotos y los datos que tienen de usted. Deben contestar en el plazo de un mes.',
  },
  'gb.parking.right-equality': {
    says: 'Quien presta un servicio debe hacer cambios justos para personas con discapacidad. Necesitar más tiempo por una discapacidad puede ser motivo de recurso.',
  },
  'gb.parking.myth-fine': {
    says: 'Un cobro privado de aparcamiento no es una multa y no da antecedentes penales. Es una reclamación de dinero por un contrato.',
  },
  'gb.parking.myth-ignore': {
    says: 'Ignorarlo es arriesgado. Las empresas sí van al juzgado. Si usted ignora los papeles judiciales, pueden ganar sin vista.',
  },
  'gb.parking.myth-bailiffs': {
    says: 'Una empresa de aparcamiento o un cobrador no puede enviar bailiffs por su cuenta. Antes debe ganar en el juzgado. Solo pueden venir si después usted no paga la sentencia.',
  },
  'gb.parking.myth-credit': {
    says: 'Una carta de aparcamiento no va a su historial de crédito. Una sentencia sí, salvo que la pague entera en el plazo de un mes.',
  },
  'gb.parking.myth-clamp': {
    says: 'Poner un cepo o llevarse un coche en terreno privado es delito, salvo que la ley dé ese poder. Lo da a la policía o a la DVLA.',
  },
  'gb.parking.element-period': {
    says: 'El aviso debe nombrar el coche, el terreno y el periodo de aparcamiento.',
    name: 'El terreno y el periodo de aparcamiento',
    ifMissing:
      'No encontramos esta parte: el terreno y el periodo de aparcamiento. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-circumstances': {
    says: 'El aviso debe decir qué pasó y por qué eso supone un cobro.',
    name: 'Por qué se debe el cobro',
    ifMissing:
      'No encontramos esta parte: por qué se debe el cobro. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-sum': {
    says: 'El aviso debe dar la cantidad total sin pagar.',
    name: 'La cantidad sin pagar',
    ifMissing:
      'No encontramos esta parte: la cantidad sin pagar. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-invite': {
    says: 'El aviso debe decir que la empresa no conoce al conductor. Debe invitar al titular (keeper) a pagar o a nombrar al conductor.',
    name: 'La invitación a pagar o nombrar al conductor',
    ifMissing:
      'No encontramos esta parte: la invitación a pagar o nombrar al conductor. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-warning': {
    says: 'El aviso debe advertir de que, después de 28 días, la empresa puede tener derecho a cobrar al titular (keeper).',
    name: 'La advertencia de 28 días al titular (keeper)',
    ifMissing:
      'No encontramos esta parte: la advertencia de 28 días al titular. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-creditor': {
    says: 'El aviso debe decir a quién se debe el dinero y cómo pagarlo.',
    name: 'A quién se debe y cómo pagar',
    ifMissing:
      'No encontramos esta parte: a quién se debe y cómo pagar. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-disputes': {
    says: 'El aviso debe decirle cómo discutir el cobro.',
    name: 'Cómo discutirlo',
    ifMissing:
      'No encontramos esta parte: cómo discutirlo. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-date': {
    says: 'El aviso debe llevar la fecha en que se envió o entregó.',
    name: 'La fecha de envío',
    ifMissing:
      'No encontramos esta parte: la fecha de envío. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
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
