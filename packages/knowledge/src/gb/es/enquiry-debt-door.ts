/** Questions about a collector at the door, and about debts that may be too old: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DOOR_ES: Words = {
  'gb.ask-debt.take-car': {
    says: 'Un cobrador (debt collector) no puede llevarse su coche ni sus cosas. Solo pueden los agentes de embargo (bailiffs). En una deuda normal necesitan una sentencia (judgment) que usted no pagó.',
  },
  'gb.ask-debt.let-in': {
    says: 'No tiene que dejar entrar a un cobrador (debt collector) ni hablar con él. Debe irse cuando usted lo pida. No es un agente de embargo (bailiff).',
  },
  'gb.ask-debt.let-in-scotland': {
    says: 'Un cobrador (debt collector) no puede entrar ni llevarse cosas. En Escocia solo los agentes judiciales (sheriff officers) pueden ejecutar una deuda, y solo tras una orden judicial.',
  },
  'gb.ask-debt.let-in-ni': {
    says: 'Un cobrador (debt collector) no puede entrar ni llevarse cosas. Solo la Enforcement of Judgments Office puede ejecutar una deuda, tras una sentencia (judgment).',
  },
  'gb.ask-debt.too-old': {
    says: 'En la mayoría de las deudas tienen seis años para presentar una demanda judicial (court claim). Antes de que acaben, un pago o un reconocimiento firmado los hace empezar de nuevo. Una sentencia dictada a tiempo no caduca así.',
    dependsOn: 'cuándo pagó o la reconoció por escrito por última vez, y si ya hay una sentencia',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'En Escocia la mayoría de las deudas acaba tras cinco años sin pago, reconocimiento escrito ni juicio. Entonces no debe nada. El council tax y las órdenes judiciales duran más.',
    dependsOn: 'si en los últimos cinco años pagó, la reconoció por escrito o le llevaron a juicio',
  },
  'gb.ask-debt.too-old-ni': {
    says: 'En Irlanda del Norte tienen seis años en la mayoría de las deudas. Antes de que acaben, un pago o un reconocimiento firmado los hace empezar de nuevo.',
    dependsOn: 'cuándo pagó o la reconoció por escrito por última vez',
  },
}
