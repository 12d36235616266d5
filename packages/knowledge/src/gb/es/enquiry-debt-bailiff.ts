/** The Spanish words of the rows in ../enquiry-debt-bailiff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_BAILIFF_ES: Words = {
  'gb.ask-debt.bailiff-open-door': {
    says: 'Tenga todas las puertas cerradas con llave. Un bailiff puede entrar por una puerta sin cerrar, o que usted abra, delante o detrás. No por una ventana ni empujándole. Por el council tax y la mayoría de deudas no puede forzar una puerta cerrada en la primera visita. Hable por la ranura del buzón, por teléfono o por escrito.',
  },
  'gb.ask-debt.bailiff-entry': {
    says: 'No tiene que dejarles entrar en una primera visita. Por council tax, multas de aparcamiento y la mayoría de las sentencias no pueden entrar por la fuerza. Las multas judiciales sin pagar son distintas.',
  },
  'gb.ask-debt.bailiff-goods': {
    says: 'No pueden llevarse cosas básicas como camas, cocina o nevera, ni cosas de otros. Las herramientas y un vehículo que necesita para su propio trabajo están a salvo hasta £1,350 en total.',
    dependsOn: 'qué es, de quién es y si lo necesita',
  },
  'gb.ask-debt.council-tax-prison': {
    says: 'En Inglaterra un juzgado solo puede hacerlo como último paso, y solo si podía pagar y se negó, o falló gravemente. Antes debe mirar qué puede pagar. Pida consejo y vaya a toda vista.',
    dependsOn: 'si podía pagar y se negó, o falló gravemente',
  },
  'gb.ask-debt.council-tax-prison-wales': {
    says: 'En Gales nadie va a la cárcel por council tax desde el 1 de abril de 2019. El ayuntamiento (council) todavía puede cobrar de otras formas.',
  },
  'gb.ask-debt.bailiff-wait': {
    says: 'Un bailiff debe enviar primero un aviso (notice of enforcement) y esperar siete días completos. No cuentan los domingos ni los festivos, y un tribunal puede permitir menos. Llame antes de ese día: hasta entonces el coste se queda en la primera etapa.',
  },
}
