/** The German words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_DE: Words = {
  'au.fine.want': {
    says: 'Suchen Sie die Regel, den Ort, das Datum und den letzten Tag zum Handeln.',
  },
  'au.fine.reality': {
    says: 'Sie können zahlen, um eine Überprüfung (review) bitten, nach und nach zahlen oder das Gericht wählen. Der letzte Tag steht auf dem Bescheid.',
  },
  'au.fine.who': {
    says: 'Der Bescheid kommt von einer öffentlichen Stelle. Jeder Bundesstaat hat ein Amt für Geldbußen.',
  },
  'au.fine.rights': {
    says: 'Sie können das Foto oder die Beweise sehen, um eine Überprüfung (review) bitten und einen anderen Fahrer nennen.',
  },
  'au.fine.right-review': {
    says: 'Sie können um eine Überprüfung (review) bitten, zum Beispiel wegen Krankheit, eines Irrtums oder weil Sie bisher keine Verstöße hatten.',
  },
  'au.fine.right-court': { says: 'Sie können wählen, dass stattdessen ein Gericht entscheidet.' },
  'au.fine.right-time': {
    says: 'Sie können um Raten bitten. In manchen Bundesstaaten können Sie die Summe mit Arbeit oder Kursen abtragen.',
  },
  'au.fine.step-check': {
    says: 'Prüfen Sie Kennzeichen, Ort, Uhrzeit und Zahltag. Sehen Sie sich das Foto online an.',
  },
  'au.fine.step-driver': {
    says: 'Sind Sie nicht gefahren, nennen Sie den Fahrer vor dem Zahltag.',
  },
  'au.fine.step-review': {
    says: 'Ist es falsch oder haben Sie einen guten Grund, bitten Sie vor dem Zahltag um eine Überprüfung (review).',
  },
  'au.fine.qld': {
    says: 'In Queensland haben Sie 28 Tage ab dem Datum des Bußbescheids (infringement notice).',
    action: 'Zahlen, um Raten bitten, den Fahrer nennen oder das Gericht wählen',
    consequence: 'Es kommen Kosten dazu, und SPER treibt das Geld ein.',
  },
  'au.fine.wa': {
    says: 'In Western Australia haben Sie 28 Tage ab dem Datum des Bußbescheids (infringement notice).',
    action: 'Zahlen, den Fahrer nennen oder das Gericht wählen',
    consequence: 'Es kommen Kosten dazu, und Ihr Führerschein kann gesperrt werden.',
  },
  'au.fine.opt-review': {
    says: 'Nutzen Sie die Webseite des Amts für Geldbußen und fügen Sie Beweise bei.',
    title: 'Um eine Überprüfung (review) bitten',
    cost: 'Kostenlos.',
    time: 'Vor dem Zahltag.',
    risk: 'Gering.',
    bestFor: 'Es ist falsch, oder Sie hatten einen guten Grund.',
  },
  'au.fine.opt-pay': {
    says: 'Zahlen Sie alles oder bitten Sie um einen Plan.',
    title: 'Zahlen, oder nach und nach zahlen',
    cost: 'Die Geldbuße.',
    time: 'Vor dem Zahltag.',
    risk: 'Es kann Punkte auf Ihren Führerschein geben.',
    bestFor: 'Es stimmt.',
  },
  'au.fine.opt-court': {
    says: 'Ein Richter (magistrate) entscheidet.',
    title: 'Das Gericht wählen',
    cost: 'Gerichtskosten, wenn Sie verlieren.',
    time: 'Vor dem Zahltag.',
    risk: 'Die Geldbuße kann höher werden.',
    bestFor: 'Sie haben starke Beweise.',
  },
  'au.fine.warn': {
    says: 'Lassen Sie es liegen, kommen Kosten dazu. Ihr Führerschein oder die Zulassung Ihres Autos kann gesperrt werden.',
  },
  'au.fine.vic-reminder': {
    says: 'In Victoria gibt eine Erinnerung (penalty reminder notice) Ihnen mindestens 14 weitere Tage, und eine Gebühr kommt dazu. Sie können noch um eine Überprüfung (review), einen Zahlungsplan oder das Gericht bitten.',
  },
  'au.fine.vic-final': {
    says: 'In Victoria kann eine unbezahlte Geldbuße bei Fines Victoria registriert werden. Dann können Sie um Raten (payment arrangement) oder eine Überprüfung der Vollstreckung (enforcement review) bitten.',
  },
  'au.fine.nsw-court': {
    says: 'In New South Wales gibt eine Erinnerung (reminder notice) Ihnen 28 weitere Tage. Sie können das Gericht wählen, statt zu zahlen.',
  },
  'au.fine.qld-choices': {
    says: 'In Queensland haben Sie 28 Tage, um zu zahlen, größere Geldbußen in Teilen zu zahlen, das Gericht zu wählen oder den Fahrer zu nennen.',
  },
  'au.fine.qld-work': {
    says: 'In Queensland können Menschen in Not (hardship) Schulden bei SPER mit Kursen, Behandlung oder unbezahlter Arbeit abtragen.',
  },
  'au.fine.wa-stages': {
    says: 'In Western Australia kommen eine letzte Mahnung (final demand) und dann eine Anordnung, zu zahlen oder das Gericht zu wählen (order to pay or elect), bevor ein Führerschein gesperrt wird. Sie können um Zeit zum Zahlen bitten.',
  },
  'au.fine.sa-expiation': {
    says: 'In South Australia können Sie eine Überprüfung (review) des Bußbescheids (expiation notice) verlangen, in Raten zahlen oder das Gericht wählen, bevor er vollstreckt wird.',
  },
  'au.fine.tas-notice': {
    says: 'In Tasmanien haben Sie 28 Tage ab einem Bußbescheid (infringement notice), um zu zahlen, um seine Rücknahme oder einen Zahlungsplan zu bitten oder das Gericht zu wählen.',
  },
  'au.fine.act-notice': {
    says: 'Im ACT haben Sie 28 Tage, um zu zahlen, es zu bestreiten, um einen Plan zu bitten oder um Erlass wegen Not (hardship).',
  },
  'au.fine.nt-notice': {
    says: 'Im Northern Territory haben Sie 28 Tage, um zu zahlen, das Gericht zu wählen oder zu zeigen, wer gefahren ist. Danach kommt eine Erinnerung (courtesy letter).',
  },
  'au.toll.right-first': {
    says: 'Eine unbezahlte Maut beginnt mit einer Mitteilung und einer Gebühr der Mautfirma. Eine Geldbuße vom Staat kommt erst später.',
  },
  'au.toll.right-ombudsman': {
    says: 'Bitten Sie die Mautfirma um Hilfe bei Zahlungsnot (hardship) und darum, auf ihre Gebühren zu verzichten. Sie darf Sie nicht darüber täuschen, was Sie schulden.',
  },
  'au.toll.vic-nomination': {
    says: 'In Victoria kann der Halter nennen, wer gefahren ist, oder zeigen, dass das Auto verkauft oder gestohlen war.',
  },
  'au.fine.nsw-review': {
    says: 'In New South Wales können Sie um eine Überprüfung (review) einer Geldbuße bitten, bevor sie bezahlt ist, und stattdessen das Gericht wählen.',
  },
  'au.fine.nsw-work': {
    says: 'In New South Wales können Menschen in Not (hardship) eine Geldbuße mit unbezahlter Arbeit, Kursen oder Behandlung abtragen.',
  },
  'au.fine.vic-review': {
    says: 'In Victoria können Sie einmal um eine interne Überprüfung (internal review) bitten: gegen das Gesetz, besondere Umstände, nichts davon gewusst oder außergewöhnlich.',
  },
  'au.fine.vic-plan': {
    says: 'In Victoria können Sie Fines Victoria um einen Zahlungsplan bitten oder darum, die Geldbuße mit Arbeit abzutragen.',
  },
  'au.fine.sa-plan': {
    says: 'In South Australia können Sie um eine Überprüfung (review), einen Zahlungsplan oder um Erlass wegen Not (hardship) bitten.',
  },
  'au.fine.right-driver': {
    says: 'Sind Sie nicht gefahren, nennen Sie den Fahrer im Formular bis zum Fälligkeitstag. Wurde das Auto verkauft oder gestohlen, sagen Sie es dort. Ein falscher Name ist strafbar.',
  },
}
