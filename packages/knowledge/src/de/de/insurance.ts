/** Decisions of private insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DE: Words = {
  'de.supply.ins-want': {
    says: 'Ihre Versicherung lehnt ab, zahlt nur einen Teil oder will mehr Angaben.',
  },
  'de.supply.ins-who': {
    says: 'Das ist eine private Versicherung. Ihr Nein ist nur ihre Meinung. Ombudsmann oder Gericht können anders entscheiden.',
  },
  'de.supply.ins-reality': {
    says: 'Ein erstes Nein ist oft nicht das letzte Wort. Fragen Sie nach der genauen Klausel und den Gründen.',
  },
  'de.supply.ins-rights': {
    says: 'Sie dürfen Gründe verlangen, Belege schicken und den kostenlosen Ombudsmann nutzen.',
  },
  'de.supply.ins-not-yet': {
    says: 'Ihr Anspruch ist mit diesem Brief nicht verloren. Sie haben drei Jahre ab Jahresende, Verhandlungen halten die Zeit an.',
  },
  'de.supply.ins-step-reasons': {
    says: 'Fragen Sie schriftlich: Welche Klausel, welche Fakten, welches Gutachten? Verlangen Sie eine Kopie.',
  },
  'de.supply.ins-step-proof': {
    says: 'Schicken Sie Fotos, Rechnungen, Arztbriefe und Zeugen. Bleiben Sie bei der Wahrheit und behalten Sie Kopien.',
  },
  'de.supply.ins-step-ombudsman': {
    says: 'Beschweren Sie sich bei der Versicherung. Nach sechs Wochen oder einem Nein gehen Sie zum Ombudsmann. Das ist kostenlos.',
  },
  'de.supply.ins-option-complain': {
    says: 'Schicken Sie Ablehnung und Belege. Mitglieder müssen seine Entscheidung bis 10.000 € annehmen.',
    title: 'Zum Versicherungsombudsmann',
    cost: 'Kostenlos.',
    time: 'Einige Monate. Die Verjährung ruht.',
    risk: 'Keins. Das Gericht bleibt möglich.',
    bestFor: 'Beträge bis 10.000 €, dort bindet er die Versicherung.',
  },
  'de.supply.ins-option-dispute': {
    says: 'Antworten Sie auf jeden Grund mit Fakten und setzen Sie eine Frist.',
    title: 'Mit Belegen widersprechen',
    cost: 'Kostenlos.',
    time: 'Zwei bis drei Wochen.',
    risk: 'Fast keins.',
    bestFor: 'Der Versicherung fehlen Fakten oder sie liest den Vertrag falsch.',
  },
  'de.supply.ins-option-help': {
    says: 'Lassen Sie Vertrag und Ablehnung von Fachleuten lesen.',
    title: 'Rat holen',
    cost: 'Verbraucherzentrale: kleine Gebühr. Anwalt: Beratungsschein bei wenig Geld.',
    time: 'Einige Tage.',
    risk: 'Keins.',
    bestFor: 'Berufsunfähigkeit, Brand, Unfall oder hohe Summen.',
  },
  'de.supply.ins-right-advance': {
    says: 'Dauert die Prüfung länger als einen Monat, können Sie Abschläge verlangen.',
  },
  'de.supply.ins-right-nondisclosure': {
    says: 'Auf falsche Angaben kann sie sich nur berufen, wenn sie in Textform gefragt und gewarnt hat.',
  },
  'de.supply.ins-right-clock': {
    says: 'Von Ihrer Anmeldung bis zur Entscheidung in Textform steht die Verjährung still.',
  },
  'de.supply.ins-warn-premium': {
    says: 'Zahlen Sie den Beitrag nicht binnen zwei Wochen nach dieser Mahnung, können Sie den Schutz verlieren.',
  },
  'de.supply.ins-right-careless': {
    says: 'Bei grober Fahrlässigkeit darf sie nur nach der Schwere Ihrer Schuld kürzen. Die grobe Fahrlässigkeit muss sie beweisen. Bei leichtem Versehen muss sie voll zahlen.',
  },
}
