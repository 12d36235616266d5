/** Questions of people in need tonight: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'es.ask-need.roof': {
    says: 'Rufen Sie jetzt die servicios sociales Ihrer Gemeinde an. Nachts, oder wenn niemand abnimmt, rufen Sie 112 und sagen, dass Sie nirgends schlafen können und wer bei Ihnen ist: man verbindet Sie mit dem Notdienst (emergencia social). Die Gemeinde muss sich um Menschen in Not sofort kümmern. Bitten Sie um ein Bett für heute und um einen Termin wegen einer Wohnung.',
  },
  'es.ask-need.food': {
    says: 'Gehen Sie heute zu den servicios sociales Ihrer Gemeinde und sagen Sie, dass Essen fehlt und wie viele Kinder es sind. Bitten Sie um Soforthilfe (ayuda de emergencia social): Geld, eine Karte oder ein Paket. Auch Cáritas, Cruz Roja und die Tafel (banco de alimentos) geben Essen. Kaum Einkommen? Beantragen Sie auch das ingreso mínimo vital.',
  },
  'es.ask-need.power-off': {
    says: 'Rufen Sie jetzt die Firma an, sagen Sie, dass ein Baby da ist, und bitten Sie um Raten, schriftlich. Zahlen Sie, muss der Strom spätestens am nächsten Tag wieder da sein. Gehen Sie heute zu den servicios sociales: sie können einen Teil zahlen. Vor dem Abschalten braucht es eine förmliche Mahnung und zwei Monate, mit bono social vier. Fehlte das? Beschweren Sie sich sofort.',
  },
  'es.ask-need.lender': {
    says: 'In Gefahr rufen Sie jetzt 112. Wer Ihnen oder Ihrer Familie droht, begeht eine Straftat (amenazas, extorsión). Zeigen Sie es bei Policía Nacional oder Guardia Civil an, mit Nachrichten, Namen und Zahlungen, und bitten Sie um Schutz. Ist der Kredit Wucher (usura), ist er nichtig: Sie schulden nur, was Sie bekamen, ohne Zinsen. Treffen Sie ihn nicht allein.',
  },
}
