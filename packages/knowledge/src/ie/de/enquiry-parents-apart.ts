/** Questions of parents who live apart: a father’s rights, a journey, a child that was kept: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_DE: Words = {
  'ie.ask.guardian': {
    says: 'Der Name in der Geburtsurkunde allein macht einen unverheirateten Vater nicht zum guardian. Sie sind es, wenn Sie seit 18. Januar 2016 zwölf Monate am Stück mit der Mutter lebten, drei davon nach der Geburt. Sonst unterschreiben Sie mit ihr eine statutory declaration. Weigert sie sich, gehen Sie zum District Court. Umgang können Sie auch beantragen.',
    dependsOn: 'ob und wie lange Sie zusammenlebten',
  },
  'ie.ask.child-abroad': {
    says: 'Für den Pass eines Kindes und eine Reise ins Ausland braucht es die Zustimmung jedes guardian. Ohne sie kann die Reise strafbar sein. Unterschreibt der andere nicht, beantragen Sie beim District Court, auf die Zustimmung zu verzichten, für Pass und Reise. Bringen Sie Daten, Tickets und Adresse. Tun Sie es früh; ein normaler Urlaub wird oft erlaubt. Kein Anwalt nötig.',
  },
  'ie.ask.child-kept': {
    says: 'Ohne Gerichtsbeschluss können die gardaí meist nichts tun, außer das Kind ist in Gefahr; guardians sind gleich. Gehen Sie jetzt zum District Court office, beantragen Sie custody und access und bitten Sie um einen raschen Termin. Gibt es einen Beschluss, lassen Sie ihn durchsetzen. Holen Sie das Kind nicht mit Gewalt. Bleiben Sie ruhig. Legal Aid Board und kostenlose Mediation helfen.',
  },
}
