/** El cierre de una cuenta: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_ES: Words = {
  'gb.account-closing.no-blame': {
    says: 'Un cierre no significa que hizo algo mal. Hasta el día de la carta casi siempre puede usar la cuenta.',
  },
  'gb.account-closing.step-list': {
    says: 'Anote cada pago: sueldo, ayudas, alquiler, facturas, suscripciones. Un nuevo banco del servicio puede moverlos en siete días hábiles.',
  },
  'gb.account-closing.step-papers': {
    says: 'Guarde ya sus extractos, porque el acceso en línea también acaba. Diga al banco adónde enviar lo que quede.',
  },
  'gb.account-closing.right-money': {
    says: 'El banco debe pagarle el saldo. El cierre no puede costarle nada.',
  },
  'gb.account-closing.right-at-once': {
    says: 'Un plazo menor exige motivos graves, como sospecha de delito. Entonces quizá no pueda decir por qué.',
  },
  'gb.account-closing.right-equal': {
    says: 'Un banco no puede cerrarla por origen, religión, discapacidad u otro motivo protegido.',
  },
  'gb.account-closing.insight-marker': {
    says: 'Si otros bancos también le rechazan, quizá haya una marca de fraude (como Cifas) a su nombre.',
    actionable: 'Pida al banco y a Cifas copia gratis de sus datos y corrija errores.',
  },
  'gb.account-closing.option-move': {
    says: 'Abra primero la nueva cuenta. Si un banco se niega, pida una «basic account».',
    title: 'Cambiar de banco antes de ese día',
    cost: 'Nada.',
    time: 'Unas dos semanas en total.',
    risk: 'Un pago puede perderse si empieza tarde.',
    bestFor: 'Casi todos, también mientras se queja.',
  },
  'gb.account-closing.option-complain': {
    says: 'Pida motivos, más tiempo y dinero por el daño si el plazo fue corto.',
    title: 'Quejarse del cierre',
    cost: 'Nada.',
    time: 'Una carta ahora.',
    risk: 'La cuenta puede cerrarse mientras tanto.',
    bestFor: 'El plazo es corto, o pierde dinero.',
  },
}
