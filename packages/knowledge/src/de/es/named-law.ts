/** Viajar sin billete y papeles para casarse: las filas de Alemania en español. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'de.fare.right-sixty': {
    says: 'Por viajar sin billete en la ciudad pueden pedir como mucho 60 €. Los gastos de aviso solo llegan si paga tarde.',
  },
  'de.fare.right-seven': {
    says: 'Si tenía un abono válido a su nombre, muéstrelo en una semana. Entonces son como mucho 7 €.',
  },
  'de.fare.right-no-fault': {
    says: 'No debe ese recargo si no pudo conseguir billete sin culpa suya, por ejemplo con una máquina rota.',
  },
  'de.fare.step-prove': {
    says: 'Apunte el día, la línea y la parada. Mande el billete o una foto de la máquina rota.',
  },
  'de.ask.marriage-papers': {
    says: 'Pida el papel que nombra la carta en el registro civil de su país, con apostilla y traducción. Pida más tiempo al registro de aquí si lo necesita. Sin certificado para casarse (Ehefähigkeitszeugnis), el tribunal superior puede eximirle.',
  },
  'de.ask.apostille': {
    says: 'Una apostilla es un sello que muestra que un papel es auténtico. La pone el país que hizo el papel.',
  },
  'de.mortgage.right-notice': {
    says: 'El banco solo puede cancelar un préstamo de vivienda si se deben dos cuotas seguidas y el 2,5 % del préstamo. Antes debe dar un aviso de dos semanas.',
  },
  'de.mortgage.right-stay': {
    says: 'Puede pedir al tribunal que pare la subasta hasta seis meses. Pídalo en las dos semanas desde su aviso.',
  },
  'de.mortgage.right-half': {
    says: 'En la primera fecha la casa no puede venderse por menos de la mitad de su valor.',
  },
}
