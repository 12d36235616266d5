/** Questions about a home loan that is not paid, giving back the keys, and the case of the bank in court: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_UNPAID_NL: Words = {
  'es.ask.hand-over-keys': {
    says: 'Lever de sleutels nog niet in. In Spanje eindigt de schuld daarmee niet: u blijft schuldig wat de verkoop niet dekt. Ze eindigt alleen als de bank schriftelijk akkoord gaat (dación en pago), of dat moet volgens de code van goede praktijken. Vraag eerst schriftelijk om die code: lagere termijnen. De hypotheekhulp van uw gemeente (intermediación hipotecaria) is gratis. Alleen een rechter kan u uitzetten.',
  },
  'es.ask.mortgage-arrears': {
    says: 'De bank mag de lening pas beëindigen bij 12 termijnen of 3 % van de lening onbetaald; in de tweede helft 15 of 7 %. Eerst moet ze u een maand geven. Alleen een rechter kan u uitzetten, en dat duurt lang. Vraag schriftelijk om de code van goede praktijken: lagere termijnen, en als laatste het huis tegen de schuld. Voor gezinnen in nood kan ontruiming wachten. Uw gemeente helpt gratis.',
  },
  'es.ask.mortgage-court': {
    says: 'Vanaf de papieren van de rechtbank hebt u tien dagen voor bezwaar, bijvoorbeeld tegen oneerlijke bedingen. Vraag meteen een gratis advocaat (turno de oficio) en zeg het de rechtbank: de termijn kan stilstaan. U kunt de zaak over uw woning beëindigen door achterstand en kosten te betalen, tot de dag van de veiling. De code van goede praktijken kan tot de aankondiging ervan. Voor gezinnen in nood kan ontruiming wachten.',
  },
}
