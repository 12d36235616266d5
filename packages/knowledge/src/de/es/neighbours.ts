/** The Spanish words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_ES: Words = {
  'de.neighbour.want': {
    says: 'Un vecino dice qué debe hacer, permitir o dejar en el límite entre los terrenos.',
  },
  'de.neighbour.who': {
    says: 'Es una carta privada, aunque la escriba un abogado. Solo un tribunal puede ordenarle algo.',
  },
  'de.neighbour.reality': {
    says: 'Callar no es decir que sí. Pero una respuesta corta por escrito puede evitar un juicio caro.',
  },
  'de.neighbour.rights': {
    says: 'Puede pedir pruebas y decir que no con motivos. Solo debe dejar entrar en su terreno cuando la ley lo dice.',
  },
  'de.neighbour.right-branches': {
    says: 'Puede cortar las ramas que pasan a su terreno y molestan su uso, pasado un plazo justo que usted dio. Una norma de árboles (Baumschutzsatzung) puede prohibirlo: pregunte antes al municipio.',
  },
  'de.neighbour.right-entry': {
    says: 'Solo pueden entrar en su terreno para obras en una construcción que no se hacen bien desde su lado. Deben avisar por escrito un mes antes y pagar los daños.',
  },
  'de.neighbour.right-conciliation': {
    says: 'Muchas demandas entre vecinos solo se admiten tras un intento de conciliación (Schiedsamt). Cuesta poco.',
  },
  'de.neighbour.step-answer': {
    says: 'Conteste breve y por escrito antes del día de la carta: qué niega y qué permitiría. No firme papeles de ellos.',
  },
  'de.neighbour.step-entry': {
    says: '¿Quieren entrar? Pregunte por escrito qué obra es, por qué necesita su terreno, qué días y quién paga los daños.',
  },
  'de.neighbour.step-proof': {
    says: 'Haga fotos con fecha, desde su terreno, del límite, las ramas y cada grieta. Un tribunal puede hacer que un perito fije el estado (Beweisverfahren).',
  },
  'de.neighbour.option-talks': {
    title: 'Ir a un conciliador',
    says: 'Pregunte al municipio o al juzgado local por el conciliador (Schiedsamt, Gütestelle) de su zona.',
    cost: 'Una tasa pequeña.',
    time: 'Algunas semanas.',
    risk: 'Ninguno. No tiene que aceptar.',
    bestFor: 'Quiere paz sin juicio.',
  },
}
