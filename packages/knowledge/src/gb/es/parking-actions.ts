/** A private parking charge: what an adviser would notice, warnings, tactics and time limits. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_ACTIONS_ES: Words = {
  'gb.parking.deadline-appeal': {
    says: 'El código del sector le da 28 días para recurrir ante la empresa.',
    action: 'Recurrir ante la empresa de aparcamiento',
    consequence: 'La empresa puede rechazar su recurso, y usted puede perder el independiente.',
  },
  'gb.parking.deadline-discount': {
    says: 'El precio menor dura 14 días. Un recurso en ese tiempo lo mantiene.',
    action: 'Pagar el precio menor, o recurrir para conservarlo',
    consequence: 'Se debe el cobro completo.',
  },
  'gb.parking.insight-late-notice': {
    says: 'La empresa solo puede reclamar al titular (keeper) si su primer aviso llegó a tiempo. Compare la fecha del aparcamiento con el día en que le llegó.',
    actionable:
      'Si pasaron más de 14 días y no dejaron nada en el coche, dígalo en el recurso y no nombre al conductor.',
  },
  'gb.parking.insight-windscreen': {
    says: 'Si dejaron un tique en el coche, el aviso al titular (notice to keeper) debe llegar entre el día 29 y el día 56 después.',
    actionable:
      'Anote las dos fechas. Si es demasiado pronto o tarde, quizá solo puedan reclamar al conductor.',
  },
  'gb.parking.insight-relevant-land': {
    says: 'Los terrenos con normas propias de aparcamiento (byelaws), como muchos aeropuertos y estaciones, pueden quedar fuera de las reglas para titulares (keepers).',
    actionable:
      'Diga en el recurso que el terreno no es «relevant land» y pida a la empresa que pruebe que lo es.',
  },
  'gb.parking.insight-short-overstay': {
    says: 'Las cámaras cuentan toda la visita: buscar sitio, leer carteles, pagar y hacer cola para salir. Eso es más que el aparcamiento en sí.',
    actionable:
      'Reste el tiempo de buscar sitio y los 10 minutos de margen. Si queda poco, dígalo en el recurso.',
  },
  'gb.parking.insight-added-cost': {
    says: 'Los costes de cobro añadidos no son parte de lo que un titular (keeper) puede deber según la ley (Act).',
    actionable:
      'Pregunte de qué es cada libra. Diga que discute toda cantidad por encima de la del primer aviso.',
  },
  'gb.parking.charge-recovery': {
    says: 'El sector dice que no se pueden añadir más de £70 cuando un cobro sigue sin pagar.',
    name: 'Coste de cobro de la deuda',
  },
  'gb.parking.warning-court': {
    says: 'Nunca ignore papeles judiciales. Si no responde a tiempo, la empresa puede ganar sin más y la sentencia puede dañar su historial de crédito.',
  },
  'gb.parking.warning-windscreen': {
    says: 'No pague con un enlace de un SMS ni con un código pegado en un cartel. Escriba usted la dirección de la empresa.',
  },
  'gb.parking.warning-admit': {
    says: 'Piense antes de decir quién conducía. Cuando lo saben, pueden reclamar al conductor diga lo que diga el aviso al titular (notice to keeper).',
  },
  'gb.parking.tactic-appeal-early': {
    says: 'Recurra en los primeros 14 días. Si la empresa dice que no, la mayoría debe ofrecerle el precio menor 14 días más.',
    risk: 'Un recurso posterior puede perder el precio menor.',
    notWhen: 'Ya ha decidido pagar.',
  },
  'gb.parking.tactic-landowner': {
    says: 'Pida al encargado de la tienda o del lugar que lo anule. Ellos contratan a la empresa de aparcamiento, y un recibo suele ayudar.',
    risk: 'Pueden decir que no, y los días para recurrir siguen corriendo.',
    notWhen: 'No estaba usando la tienda o el lugar.',
  },
  'gb.parking.tactic-proof': {
    says: 'Haga que la empresa pruebe su caso: el contrato con el dueño del terreno, los carteles de ese día y los datos de las cámaras.',
    risk: 'Si las pruebas son buenas, ha perdido el precio menor.',
    notWhen: 'Sabe que el cobro es correcto.',
  },
  'gb.parking.deadline-independent': {
    says: 'POPLA da 28 días desde el rechazo. El IAS ha usado 21 días, así que actúe en un plazo de 21 días para ir seguro.',
    action: 'Enviar el recurso independiente',
    consequence: 'Puede perder el recurso independiente gratuito.',
  },
  'gb.parking.change-code': {
    says: 'Ahora hay un solo código del sector. Se planea un código del gobierno, pero no está en vigor.',
    was: 'Cada asociación tenía su propio código.',
    is: 'Un código del sector cubre a los miembros de las dos. Se ha prometido un código del gobierno, pero no está en vigor.',
  },
}
