/** A call to jury service in England and Wales: answering it, another date, being excused, and lost pay. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_DE: Words = {
  'gb.juror.chance': {
    says: 'Das Amt der Gerichte zieht Namen durch Zufall aus der Wählerliste. Jeder von 18 bis 75 kann gerufen werden.',
  },
  'gb.juror.how-long': {
    says: 'Die meisten dienen etwa zehn Arbeitstage. Sie müssen nichts über das Recht wissen.',
  },
  'gb.juror.step-reply': {
    says: 'Antworten Sie binnen sieben Tagen nach Erhalt, online oder per Post. Antworten Sie auch, wenn Sie einen anderen Termin oder eine Befreiung wollen.',
  },
  'gb.juror.step-dates': {
    says: 'Passt der Termin nicht, sagen Sie warum und welche Tage in den nächsten 12 Monaten nicht gehen. Schicken Sie einen Beleg, etwa eine Buchung oder ein Attest.',
  },
  'gb.juror.step-work': {
    says: 'Zeigen Sie das Schreiben (summons) bei der Arbeit und fragen Sie, ob Ihr Lohn weiterläuft. Wenn nicht, füllt der Betrieb ein Formular für das Gericht aus.',
  },
  'gb.juror.right-pay': {
    says: 'Für Lohnausfall und Betreuung gibt es bis zu £64.95 am Tag, bei vier Stunden oder weniger £32.47. Nach zehn Tagen sind es bis zu £129.91. Fahrt und Essen kommen dazu.',
  },
  'gb.juror.right-excused': {
    says: 'Sie müssen befreit werden, wenn Sie in den letzten zwei Jahren Geschworener waren. Auch Krankheit, Pflege oder zu wenig Englisch können gute Gründe sein.',
  },
  'gb.juror.right-second-look': {
    says: 'Lehnt das Amt einen anderen Termin oder die Befreiung ab, können Sie das Gericht bitten, es zu prüfen.',
  },
  'gb.juror.benefits': {
    says: 'Sozialleistungen laufen in den ersten acht Wochen weiter. Zeigen Sie das Schreiben sofort Ihrer Leistungsstelle.',
  },
  'gb.juror.warning-barred': {
    says: 'Manche dürfen nicht dienen: wer auf Kaution frei ist, im Gefängnis war oder in den letzten zehn Jahren bestimmte Strafen hatte. Sagen Sie es in der Antwort, sonst ist es eine Straftat.',
  },
  'gb.juror.warning-silence': {
    says: 'Suchen Sie im Dienst nichts über den Fall, und erzählen Sie niemandem, was die Geschworenen sagen. Beides ist eine Straftat.',
  },
  'gb.juror.option-serve': {
    says: 'Antworten Sie, dass Sie kommen. Bitten Sie um die Formulare für Lohnausfall und Fahrt.',
    title: 'Zusagen',
    cost: 'Nichts. Ein Teil des Lohnausfalls kommt vielleicht nicht zurück.',
    time: 'Etwa zehn Arbeitstage.',
    risk: 'Wenige Prozesse dauern länger. Sie können sagen, wenn Sie nicht so lange bleiben können.',
    bestFor: 'Die Tage passen für Sie.',
  },
  'gb.juror.option-later': {
    says: 'Nennen Sie den Grund und die Tage, die nicht gehen. Dann wird ein anderer Termin binnen 12 Monaten gewählt.',
    title: 'Um einen anderen Termin bitten',
    cost: 'Nichts.',
    time: 'Eine Antwort jetzt.',
    risk: 'In der Regel geht das nur einmal.',
    bestFor: 'Ein gebuchter Urlaub, eine Prüfung, eine Operation oder viel Arbeit.',
  },
  'gb.juror.option-excuse': {
    says: 'Sagen Sie in der Antwort, warum Sie jetzt und in den nächsten 12 Monaten nicht dienen können. Legen Sie Belege bei.',
    title: 'Um Befreiung bitten',
    cost: 'Nichts.',
    time: 'Eine Antwort jetzt, einige Tage bis zur Entscheidung.',
    risk: 'Bei einem Nein müssen Sie kommen, wenn das Gericht nicht anders entscheidet.',
    bestFor: 'Sie sind sehr krank, pflegen jemanden den ganzen Tag oder haben vor Kurzem gedient.',
  },
}
