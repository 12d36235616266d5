/** A call to jury service in Northern Ireland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NORTHERN_IRELAND_ES: Words = {
  'gb.juror.ni-step': {
    says: 'Un aviso con formulario (jury notice): devuélvalo en 14 días. Una citación (jury summons): venga ese día, o pida enseguida la dispensa.',
  },
  'gb.juror.ni-step-work': {
    says: 'Enseñe la citación en el trabajo. Pregunte si le pagan, y coja el formulario de sueldo perdido.',
  },
  'gb.juror.ni-right-excused': {
    says: 'Tras una citación puede pedir la dispensa, o una fecha posterior, por una buena razón con prueba. Con más de 70 años le dispensan si lo pide.',
  },
  'gb.juror.ni-right-pay': {
    says: 'Puede pedir el sueldo perdido hasta un límite al día, y el viaje.',
  },
  'gb.juror.ni-warning': {
    says: 'Faltar sin una buena razón, o una respuesta falsa, puede traer una multa de hasta £1,000.',
  },
  'gb.juror.ni-option-excuse': {
    says: 'Escriba a la oficina de jurados con su razón y prueba en cuanto llegue la citación.',
    title: 'Pedir la dispensa',
    cost: 'Nada.',
    time: 'Una respuesta ahora, unos días hasta la decisión.',
    risk: 'Si dicen que no, tiene que venir.',
    bestFor: 'Tiene más de 70 años, está enfermo o no puede dejar a alguien.',
  },
  'gb.juror.ni-option-serve': {
    says: 'Compruebe la tarde anterior, por teléfono o internet, si le necesitan.',
    title: 'Venir ese día',
    cost: 'Nada. Parte del sueldo perdido puede no volver.',
    time: 'Unos días o semanas.',
    risk: 'Un juicio puede durar más.',
    bestFor: 'Las fechas le van bien.',
  },
}
