/** The Spanish words of the rows in ../parking-facts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FACTS_ES: Words = {
  'gb.parking.fact-wants': {
    says: 'Una empresa privada dice que se rompieron las reglas de aparcamiento y quiere una cantidad fija. A menudo pide menos si paga en 14 días.',
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
    says: 'Si no dejaron nada en el coche, el aviso al titular (notice to keeper) debe llegar en 14 días desde el aparcamiento. Si llega tarde, solo pueden reclamar al conductor.',
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
    says: 'Tiene derecho a pedir las fotos y los datos que tienen de usted. Deben contestar en un mes.',
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
    says: 'Una empresa de aparcamiento o un cobrador no puede enviar bailiffs por su cuenta. Antes debe ganar en el juzgado, y usted debe dejar la sentencia sin pagar.',
  },
  'gb.parking.myth-credit': {
    says: 'Una carta de aparcamiento no va a su historial de crédito. Una sentencia sí, salvo que la pague entera en un mes.',
  },
  'gb.parking.myth-clamp': {
    says: 'Poner un cepo o llevarse un coche en terreno privado es delito, salvo que la ley dé ese poder. Lo da a la policía o a la DVLA.',
  },
}
