/** The German words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_WORDS: Words = {
  'ca.parking.want': {
    says: 'Sehen Sie nach, wer es geschickt hat. Eine private Firma ist kein Amt.',
  },
  'ca.parking.reality': {
    says: 'Das ist kein Bußgeld der Stadt oder der Polizei. Die Firma müsste vor Gericht gehen, um Sie zum Zahlen zu bringen.',
  },
  'ca.parking.who': {
    says: 'Eine private Parkfirma hat keine Macht für Bußgelder. Sie kann sagen, dass Sie einen Vertrag auf ihren Schildern verletzt haben.',
  },
  'ca.parking.rights': {
    says: 'Sie können Beweise verlangen: die Schilder, die Zeiten und wem das Grundstück gehört.',
  },
  'ca.parking.not-yet': {
    says: 'Man kann keine Punkte nehmen und Ihren Führerschein nicht stoppen. Bei einem Bußgeld der Stadt (by-law ticket) ist es anders.',
  },
  'ca.parking.right-proof': {
    says: 'Sie können verlangen, dass die Firma Vertrag, Schild und Summe beweist.',
  },
  'ca.parking.step-who': {
    says: 'Sehen Sie nach, wer es geschickt hat. Steht dort by-law, Stadt oder Gericht, behandeln Sie es wie ein öffentliches Bußgeld.',
  },
  'ca.parking.step-proof': {
    says: 'Machen Sie Fotos der Schilder und behalten Sie Ihre Quittung.',
  },
  'ca.parking.step-write': {
    says: 'Sind Sie nicht einverstanden, schreiben Sie der Firma. Sagen Sie, warum.',
  },
  'ca.parking.opt-dispute': {
    says: 'Sagen Sie, was falsch ist, und verlangen Sie Beweise.',
    title: 'Schriftlich bestreiten',
    cost: 'Kostenlos.',
    time: 'Ein Brief.',
    risk: 'Man gibt es vielleicht an ein Inkassobüro.',
    bestFor: 'Sie haben gezahlt, oder die Schilder waren unklar.',
  },
  'ca.parking.opt-pay': {
    says: 'Zahlen Sie, wenn Sie zustimmen, dass Sie es schulden.',
    title: 'Zahlen',
    cost: 'Die Gebühr.',
    time: 'Bis zum Datum im Schreiben.',
    risk: 'Keines.',
    bestFor: 'Sie haben ohne Zahlung geparkt und wollen es beenden.',
  },
  'ca.parking.qc-penalty': {
    says: 'In Québec kann eine missbräuchliche Vertragsstrafe (clause pénale) gesenkt werden. Die Firma muss zeigen, dass Sie ihr zugestimmt haben.',
  },
  'ca.parking.right-mislead': {
    says: 'Eine private Firma darf Sie nicht täuschen, zum Beispiel mit einer Rechnung, die wie ein Bußgeld der Stadt aussieht.',
  },
  'ca.parking.on-tow': {
    says: 'In Ontario darf eine Abschleppfirma nur ihre ausgehängten Preise nehmen. Ihre Sachen müssen Sie kostenlos holen dürfen.',
  },
  'ca.parking.right-penalty': {
    says: 'Fragen Sie, auf welche Klausel sich die Gebühr stützt. Ein Gericht kann eine Gebühr senken, die nur bestraft und weit über dem Schaden liegt.',
  },
  'ca.parking.right-penalty-asked': {
    says: 'Fragen Sie, auf welche Klausel sich die Gebühr stützt. Ein Gericht kann eine Gebühr senken, die nur bestraft und weit über dem Schaden liegt.',
  },
  'ca.parking.on-trespass': {
    says: 'In Ontario kann Sie nur ein Gericht wegen unbefugten Betretens (trespass) bestrafen, nach einer Anklage. Der Zettel einer Firma ist eine Geldforderung, die sie beweisen muss.',
  },
}
