/** What a council tax letter means in England and Wales: facts, limits and changes. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_FACTS_DE: Words = {
  'gb.council-tax.fact-wants-reminder': {
    says: 'Die Gemeinde (council) sagt, eine Rate ist verspätet. Sie will diesen Teil innerhalb von 7 Tagen. Dann bleibt Ihr Monatsplan.',
  },
  'gb.council-tax.fact-wants-final': {
    says: 'Die Gemeinde (council) will jetzt den ganzen Rest des Jahres, nicht nur den verspäteten Teil. Sie können noch um Raten bitten.',
  },
  'gb.council-tax.fact-wants-summons': {
    says: 'Die Gemeinde (council) beantragt beim magistrates court eine liability order. Das ist eine Anordnung des Gerichts, dass Sie diese Steuer schulden.',
  },
  'gb.council-tax.fact-wants-order': {
    says: 'Das Gericht hat eine liability order erlassen. Die Gemeinde kann nun Geld von Lohn oder Leistungen nehmen oder Gerichtsvollzieher (bailiffs) schicken. Vereinbaren Sie vorher Raten.',
  },
  'gb.council-tax.fact-wants': {
    says: 'Die Gemeinde (council) will Gemeindesteuer (council tax), die nach ihrer Angabe fehlt. Raten sind ihr lieber als das Gericht.',
  },
  'gb.council-tax.fact-rights': {
    says: 'Sie können um Raten bitten, die Sie zahlen können, und um einen kleineren Betrag. Viele verpassen einen Rabatt oder eine Ermäßigung.',
  },
  'gb.council-tax.fact-reality': {
    says: 'Diese Schuld geht vor, denn Gemeinden haben viel Macht. Aber noch ist nichts beim Gericht, und ein Anruf kann es stoppen.',
  },
  'gb.council-tax.fact-reality-unclear': {
    says: 'Gerichtsvollzieher (bailiffs) brauchen zuerst eine liability order vom Gericht. Fragen Sie heute die Gemeinde, ob es eine gibt. Wenn ja, vereinbaren Sie Raten vor einem Besuch.',
  },
  'gb.council-tax.fact-reality-court': {
    says: 'Eine liability order ist kein county court judgment und kommt nicht in Ihre Kreditakte. Aber die Gemeinde kann damit auf viele Arten Geld holen.',
  },
  'gb.council-tax.fact-who': {
    says: 'Diesen Bescheid schickt Ihre Gemeinde (council). Er bezahlt örtliche Dienste, und das Gesetz erlaubt ihr, das Geld zu holen.',
  },
  'gb.council-tax.fact-organisation': {
    says: 'Sprechen Sie mit dem council tax team, nicht mit dem Gericht. Das Gericht prüft nur, ob der Betrag festgesetzt, geschickt und nicht bezahlt wurde.',
  },
  'gb.council-tax.fact-ombudsman': {
    says: 'Behandelt die Gemeinde (council) Sie unfair? Beschweren Sie sich zuerst bei ihr. Danach können Sie kostenlos zum Local Government and Social Care Ombudsman.',
  },
  'gb.council-tax.fact-no-bailiff-yet': {
    says: 'Noch kann kein Gerichtsvollzieher (bailiff) kommen. Die Gemeinde braucht zuerst eine liability order vom magistrates court.',
  },
  'gb.council-tax.fact-no-visit-yet': {
    says: 'Ein Gerichtsvollzieher (bailiff) darf nicht ohne Warnung kommen. Zuerst müssen Sie einen Bescheid (notice of enforcement) und 7 volle Tage bekommen.',
  },
  'gb.council-tax.fact-no-wages-yet': {
    says: 'Ohne liability order kann die Gemeinde kein Geld von Lohn oder Leistungen nehmen.',
  },
  'gb.council-tax.fact-hardship': {
    says: 'Eine Gemeinde kann Ihren Betrag bei Härte senken, sogar auf null. Sie müssen es beantragen und sagen, warum.',
    learnMore:
      'Das heißt discretionary reduction. Sie können sie zusätzlich zur council tax reduction beantragen. Sagt die Gemeinde Nein, können Sie Widerspruch einlegen.',
  },
  'gb.council-tax.fact-backdate': {
    says: 'Rabatte und Befreiungen können rückwirkend gelten, sogar für Jahre, wenn Sie den Anspruch zeigen.',
    learnMore:
      'Schicken Sie Belege, etwa einen Brief der Hochschule oder vom Arzt. Die Ermäßigung bei wenig Einkommen gilt weniger weit zurück.',
  },
  'gb.council-tax.fact-reform': {
    says: 'Die Regierung plant für England mehr Zeit vor dem vollen Betrag und eine Grenze für Gerichtskosten. Bei unserer Prüfung war das kein Gesetz.',
    learnMore: 'Bis dahin gelten die 7 Tage weiter.',
  },
  'gb.council-tax.limitation': {
    says: 'Die Gemeinde hat sechs Jahre ab Fälligkeit der Summe, um eine liability order zu beantragen.',
    restartedBy:
      'Nichts startet die Zeit neu. Aber eine rechtzeitige liability order hat kein Enddatum.',
    from: 'der Tag, an dem die Summe fällig wurde',
  },
  'gb.council-tax.change-prison-wales': {
    says: 'Wales hat Haft wegen Gemeindesteuer (council tax) am 1. April 2019 beendet. Ein Brief, der noch damit droht, ist falsch.',
    was: 'In Wales konnte der magistrates court Menschen wegen council tax ins Gefängnis schicken.',
    is: 'In Wales kann niemand wegen council tax ins Gefängnis kommen.',
  },
  'gb.council-tax.charge-costs-wales': {
    says: 'In Wales dürfen die Kosten für Ladung (summons) und liability order zusammen nicht über £70 liegen.',
    name: 'Gerichtskosten für eine liability order',
  },
  'gb.council-tax.fact-priority': {
    says: 'Zahlen Sie Gemeindesteuer (council tax) vor Kreditkarten und Krediten. Auch Miete, Hauskredit, Energie und Essen gehen vor.',
  },
  'gb.council-tax.fact-reality-summons': {
    says: 'Das ist Gerichtspost. Handeln Sie vor dem Termin. Es ist kein Strafverfahren, und Sie können noch Raten mit der Gemeinde vereinbaren.',
  },
}
