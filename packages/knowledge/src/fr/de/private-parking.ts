/** Charges for parking on private land: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_WORDS: Words = {
  'fr.other.park-want': {
    says: 'Eine private Parkplatzfirma verlangt eine Gebühr für das Parken auf privatem Grund.',
  },
  'fr.other.park-who': {
    says: 'Das ist eine Firma, nicht der Staat oder eine Stadt. Ihre Gebühr ist keine Geldbuße, und Sie verlieren keine Punkte.',
  },
  'fr.other.park-reality': {
    says: 'Sie kann sich nur auf einen Vertrag stützen. Die Firma muss die Regeln, den Preis und Ihr Parken beweisen.',
  },
  'fr.other.park-not-yet': {
    says: 'Ohne Richter kann man nichts pfänden und die Summe nicht wie eine Geldbuße erhöhen.',
  },
  'fr.other.park-step-check': {
    says: 'Prüfen Sie den Ort, den Tag, das Schild mit den Regeln und Ihren Parkschein. Machen Sie Fotos.',
  },
  'fr.other.park-step-write': {
    says: 'Verlangen Sie schriftlich Beweise für den Vertrag und die Summe. Bieten Sie den normalen Parkpreis an, wenn Sie ihn nicht gezahlt haben.',
  },
  'fr.other.park-right-proof': { says: 'Die Firma muss ihre Forderung beweisen.' },
  'fr.other.park-right-penalty': {
    says: 'Ein Richter kann eine Vertragsstrafe (clause pénale) senken, die offensichtlich zu hoch ist.',
  },
  'fr.other.park-right-mediator': {
    says: 'Sie haben das Recht auf die kostenlose Ombudsstelle für Verbraucher (médiateur) der Firma.',
  },
  'fr.other.park-option-dispute': {
    title: 'Beweise verlangen',
    says: 'Schreiben Sie der Firma, sagen Sie, was falsch ist, und gehen Sie dann zur Ombudsstelle (médiateur).',
    cost: 'Nichts.',
    time: 'Eine Stunde.',
    risk: 'Gering. Man könnte vor Gericht gehen.',
    bestFor: 'Sie haben gezahlt, oder die Schilder waren unklar.',
  },
  'fr.other.park-option-pay': {
    title: 'Den fairen Preis zahlen',
    says: 'Haben Sie ohne Zahlung geparkt, zahlen Sie den Preis der Zeit. Sagen Sie, dass die Sache damit erledigt ist.',
    cost: 'Der Parkpreis.',
    time: 'Minuten.',
    risk: 'Man verlangt vielleicht den Rest.',
    bestFor: 'Sie haben nicht gezahlt.',
  },
}
