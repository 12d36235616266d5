/** The German words of the rows in ../child-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_BENEFIT_DE: Words = {
  'de.child-benefit.want': {
    says: 'Die Familienkasse nimmt Kindergeld zurück und will das Geld wieder haben.',
  },
  'de.child-benefit.reality': {
    says: 'Ein falscher Bescheid bleibt bestehen, wenn Sie nicht binnen eines Monats Einspruch einlegen. Oft fehlt nur ein Nachweis über Schule oder Ausbildung.',
  },
  'de.child-benefit.deadline': {
    says: 'Sie haben einen Monat ab dem Tag, an dem der Bescheid bei Ihnen ankam. Gründe können Sie nachreichen.',
    action: 'Den Einspruch an die Familienkasse senden',
    consequence: 'Der Bescheid wird endgültig, auch wenn er falsch ist.',
    service: 'ein Steuerbescheid gilt am vierten Tag nach der Aufgabe zur Post als angekommen',
  },
  'de.child-benefit.right-object': {
    says: 'Der Einspruch kostet nichts. Danach kann das Finanzgericht den Bescheid prüfen, gegen Gebühr.',
  },
  'de.child-benefit.right-stop': {
    says: 'Der Einspruch allein stoppt die Zahlung nicht. Beantragen Sie im selben Brief die Aussetzung der Vollziehung.',
  },
  'de.child-benefit.right-adult': {
    says: 'Bis 25 zählt ein Kind weiter in Ausbildung, bis zu vier Monate zwischen zwei Abschnitten oder bei der Suche nach einem Platz. Bis 21 auch, wenn es arbeitsuchend gemeldet ist.',
  },
  'de.child-benefit.right-waive': {
    says: 'Sie können nicht zahlen? Bitten Sie um mehr Zeit, kleine Raten oder Erlass (Stundung, Erlass).',
  },
  'de.child-benefit.step-object': {
    says: 'Nicht richtig? Schreiben Sie, dass Sie Einspruch einlegen, mit Kindergeldnummer und Datum. Legen Sie Nachweise über Schule, Ausbildung oder Wohnung bei.',
  },
  'de.child-benefit.option-object': {
    says: 'Schreiben Sie, dass Sie Einspruch einlegen und die Zahlung bis zur Entscheidung ruhen soll.',
    title: 'Einspruch einlegen',
    cost: 'Kostenlos',
    time: 'Ein Monat ab Erhalt',
    risk: 'Keins. Zinsen können laufen, wenn es geschuldet war.',
    bestFor: 'Das Kind war in Schule oder Ausbildung oder lebte bei Ihnen.',
  },
  'de.child-benefit.over-reality': {
    says: 'Der Monat für den Einspruch scheint vorbei, also gilt der Bescheid vorerst. Waren Sie ohne Schuld zu spät, können Sie noch etwas tun.',
  },
  'de.child-benefit.over-step': {
    says: 'Ohne Schuld zu spät, etwa krank in der Klinik? Legen Sie binnen eines Monats danach Einspruch ein und bitten Sie im selben Brief um Wiedereinsetzung.',
  },
  'de.child-benefit.option-rates': {
    says: 'Zeigen Sie Ihr Einkommen und bieten Sie eine kleine Rate an.',
    title: 'Raten oder Erlass beantragen',
    cost: 'Kostenlos.',
    time: 'Ein Brief.',
    risk: 'Es kann wie Zustimmung wirken. Schreiben Sie, dass Sie damit nichts anerkennen.',
    bestFor: 'Der Bescheid stimmt, aber Sie können nicht zahlen.',
  },
  'de.kindergeld.refused-want': {
    says: 'Die Familienkasse lehnt Kindergeld ab. Das ist Steuerrecht: Die Wege sind andere als bei Sozialleistungen.',
  },
  'de.kindergeld.refused-right-appeal': {
    says: 'Sie haben einen Monat für den kostenlosen Einspruch bei der Familienkasse. Danach entscheidet das Finanzgericht, Klage wieder binnen eines Monats.',
  },
  'de.kindergeld.refused-right-foreign': {
    says: 'EU-Bürger, die hier ihr Zuhause haben, bekommen es, auch in den ersten drei Monaten. Andere brauchen einen Titel, der Arbeit erlaubt, wie die meisten. Auch anerkannte Flüchtlinge bekommen es. Schicken Sie Titel und Arbeitsnachweis.',
  },
}
