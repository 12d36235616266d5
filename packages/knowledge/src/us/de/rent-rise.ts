/** The German words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_DE: Words = {
  'us.rise.want': { says: 'Ihr Vermieter will eine höhere Miete.' },
  'us.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'us.rise.reality': {
    says: 'Bei einem festen Mietvertrag bleibt die Miete bis zum Ende, außer der Vertrag sagt etwas anderes. Bei Miete von Monat zu Monat muss man sie ankündigen.',
  },
  'us.rise.not-yet': { says: 'Die alte Miete gilt, bis die Frist Ihres Bundesstaats vorbei ist.' },
  'us.rise.right-fair': {
    says: 'Man darf sie nicht erhöhen wegen Rasse, Religion, Geschlecht, Behinderung oder Kindern, oder als Strafe für eine Beschwerde.',
  },
  'us.rise.right-ca': {
    says: 'In Kalifornien dürfen die meisten Mieten um höchstens 5 % plus Inflation steigen, und nie über 10 % im Jahr. Über 10 % braucht 90 Tage Ankündigung.',
  },
  'us.rise.right-or': {
    says: 'In Oregon braucht eine Erhöhung 90 Tage Ankündigung und ist jedes Jahr begrenzt, höchstens 10 %. Wohnungen unter 15 Jahren sind ausgenommen.',
  },
  'us.rise.right-wa': {
    says: 'In Washington braucht eine Erhöhung 90 Tage Ankündigung. Sie ist auf 7 % plus Inflation begrenzt, und höchstens 10 % im Jahr.',
  },
  'us.rise.right-ny': {
    says: 'In New York braucht eine Erhöhung von 5 % oder mehr 30, 60 oder 90 Tage Ankündigung, je nachdem, wie lange Sie dort wohnen.',
  },
  'us.rise.step-lease': {
    says: 'Lesen Sie Ihren Mietvertrag: wann er endet, und ob die Miete vorher steigen darf.',
  },
  'us.rise.step-local': {
    says: 'Suchen Sie, ob Ihre Stadt oder Ihr Bundesstaat Mietgrenzen hat. Rufen Sie 211 oder ein Mietertelefon an.',
  },
  'us.rise.option-talk': {
    says: 'Bieten Sie schriftlich eine kleinere Erhöhung oder einen längeren Vertrag an.',
    title: 'Um weniger bitten',
    cost: 'Kostenlos',
    time: 'Vor dem genannten Tag',
    risk: 'Man kann nein sagen.',
    bestFor: 'Sie zahlen gut und wollen bleiben.',
  },
  'us.rise.option-help': {
    says: 'Die Rechtshilfe (legal aid) oder ein Mieterverein kann die Mitteilung prüfen.',
    title: 'Sie prüfen lassen',
    cost: 'Kostenlos bei wenig Einkommen',
    time: 'Diese Woche',
    risk: 'Keines.',
    bestFor: 'Die Frist ist kurz oder die Erhöhung groß.',
  },
  'us.rise.option-accept': {
    says: 'Zahlen Sie die neue Miete ab dem genannten Tag, oder kündigen Sie und ziehen Sie aus.',
    title: 'Annehmen oder ausziehen',
    cost: 'Die höhere Miete',
    time: 'Bis zum genannten Tag',
    risk: 'Keines, wenn sie erlaubt ist.',
    bestFor: 'Sie ist erlaubt, und Sie können zahlen.',
  },
}
