/** A letter on deductions from a tenancy deposit in England and Wales, and what holds in each nation: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_PROTECTION_DE: Words = {
  'gb.deposit.reality': {
    says: 'Diese Liste ist eine Forderung, noch keine Schuld. Die Kaution ist Ihr Geld, bis Sie zustimmen oder jemand entscheidet.',
  },
  'gb.deposit.right-wear': {
    says: 'Normale Abnutzung zahlen Sie nicht. Auch nicht neu für alt: nur den Wert, den die Sache noch hatte.',
  },
  'gb.deposit.right-proof': {
    says: 'Der Vermieter muss jeden Schaden und seinen Preis zeigen. Ohne Einzugsprotokoll oder Fotos ist das schwer.',
  },
  'gb.deposit.right-ten-days': {
    says: 'Sind Sie sich über die Summe einig, muss sie binnen zehn Tagen bei Ihnen sein.',
  },
  'gb.deposit.right-protected-england': {
    says: 'Der Vermieter musste die Kaution in 30 Tagen bei einer Stelle (scheme) sichern und sie nennen. Sonst kann ein Gericht Ihnen das Ein- bis Dreifache geben.',
  },
  'gb.deposit.right-cleaning-england': {
    says: 'Eine Reinigung durch eine Firma darf nicht Pflicht sein. Die Wohnung muss nur so sauber sein wie beim Einzug.',
  },
  'gb.deposit.right-protected-wales': {
    says: 'Der Vermieter musste die Kaution in 30 Tagen bei einer Stelle (scheme) sichern und sie nennen. Sonst kann ein Gericht Ihnen das Ein- bis Dreifache geben.',
  },
  'gb.deposit.right-fees-wales': {
    says: 'Vermieter und Agentur dürfen keine Gebühren verlangen, die das Gesetz nicht erlaubt, etwa für den Auszug.',
  },
  'gb.deposit.step-soon': {
    says: 'Finden Sie heraus, welche Stelle (scheme) die Kaution hat, und fragen Sie nach der Frist. Es kann eine geben.',
  },
  'gb.deposit.other-answer': {
    says: 'Antworten Sie rechtzeitig. Sagen Sie zu jeder Summe Ja oder Nein, mit Grund. Verlangen Sie den unstrittigen Teil sofort.',
  },
  'gb.deposit.other-proof': {
    says: 'Verlangen Sie Einzugsprotokoll, Fotos und Rechnungen. Sammeln Sie eigene Fotos, Nachrichten und Belege.',
  },
  'gb.deposit.other-scheme': {
    says: 'Lehnen Sie falsche Summen ab und lassen Sie die Kautionsstelle (deposit scheme) nach den Papieren entscheiden.',
    title: 'Die kostenlose Kautionsstelle nutzen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Beide müssen zustimmen, und die Entscheidung ist endgültig.',
    bestFor: 'Die Summen sind zu hoch oder ohne Beleg.',
  },
  'gb.deposit.option-court-england': {
    says: 'Hat keine Stelle die Kaution, oder kann sie nicht helfen, fordern Sie sie vor Gericht. Bei fehlender Sicherung auch die Strafsumme.',
    title: 'Zum Gericht gehen',
    cost: 'Eine Gebühr. Bei wenig Einkommen gibt es Hilfe.',
    time: 'Einige Monate.',
    risk: 'Verlieren Sie, ist die Gebühr weg. Holen Sie erst Rat.',
    bestFor: 'Die Kaution war nie gesichert.',
  },
}
