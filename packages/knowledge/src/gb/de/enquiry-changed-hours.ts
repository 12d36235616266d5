/** Questions of people whose days of work are to change though they care for children, and of those who got less notice than agreed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_HOURS_DE: Words = {
  'gb.ask-work.days-changed': {
    says: 'Nennt er sie und gibt es keine klare Klausel zum Ändern, braucht es Ihr Ja. Schreiben Sie sofort, dass Sie nicht zustimmen, und arbeiten Sie nur „unter Protest“ (under protest) weiter. Bitten Sie schriftlich um flexible Arbeit (flexible working): Das dürfen Sie zweimal im Jahr, die Antwort muss in zwei Monaten kommen. Eine Regel, die Mütter ohne guten Grund härter trifft, ist verbotene Diskriminierung. Kündigen Sie nicht ohne Rat: Acas, 0300 123 1100. Für eine Klage ist die Frist kurz.',
    dependsOn: 'was Ihr Vertrag über Ihre Tage und Stunden sagt',
  },
  'gb.ask-work.contract-notice': {
    says: 'Die Frist in Ihrem Vertrag gilt, wenn sie länger ist als die Woche oder die Wochen im Gesetz. Zahlt die Firma weniger, ist das eine Kündigung gegen den Vertrag (wrongful dismissal). Sie können Lohn und Leistungen für den Rest verlangen, auch in den ersten Monaten. Eine Probezeit macht die Frist nur kürzer, wenn Sie das vereinbart haben. Bei grobem Fehlverhalten ist es anders. Fordern Sie den Rest schriftlich bis zu einem Tag, dann melden Sie sich innerhalb der Frist bei Acas. Dass es keine Abmahnung gab, hilft allein erst nach der Zeit, die der Kündigungsschutz verlangt.',
  },
}
